"""The planet and its rings, seen in true perspective by somebody who hovers over them."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep

_EYE = (-1.9, 0.6, -2.2)
_YAW, _PITCH, _ROLL = math.radians(18), math.radians(-11), math.radians(-11)
_LENS = 800.0
_BALL = 1.14
_INNER, _OUTER = 1.42, 3.05
_SUN = (-0.83, 0.3, 0.47)
COMET = (112.0, 548.0)
_TONES = ramp(
    [
        (0, (0.16, 0.05, 20)),
        (0.2, (0.3, 0.085, 38)),
        (0.45, (0.54, 0.125, 56)),
        (0.68, (0.73, 0.14, 68)),
        (0.86, (0.87, 0.115, 80)),
        (1, (0.96, 0.07, 88)),
    ]
)


def spot(far: float, turn: float, up: float = 0.0) -> tuple[float, float]:
    """Return the card's place of a point of the ring plane: its distance from the planet, its bearing in degrees."""
    a = math.radians(turn)
    x, y, z = far * math.cos(a) - _EYE[0], up - _EYE[1], far * math.sin(a) - _EYE[2]
    x, z = x * math.cos(_YAW) - z * math.sin(_YAW), x * math.sin(_YAW) + z * math.cos(_YAW)
    y, z = y * math.cos(_PITCH) - z * math.sin(_PITCH), y * math.sin(_PITCH) + z * math.cos(_PITCH)
    x, y = x * _LENS / z, y * _LENS / z
    x, y = x * math.cos(_ROLL) + y * math.sin(_ROLL), -x * math.sin(_ROLL) + y * math.cos(_ROLL)
    return 400 + x, 600 - y


class View:
    """What each pixel sees: the ball, the plane of the rings, or neither."""

    def __init__(self, c: Canvas) -> None:
        """Send a ray through every pixel."""
        x, y = np.asarray(c.x - 400, np.float64), np.asarray(600 - c.y, np.float64)
        x, y = np.broadcast_arrays(x, y)
        x, y = (
            x * math.cos(_ROLL) - y * math.sin(_ROLL),
            x * math.sin(_ROLL) + y * math.cos(_ROLL),
        )
        long = np.sqrt(x * x + y * y + _LENS**2)
        x, y, z = x / long, y / long, _LENS / long
        y, z = y * math.cos(_PITCH) + z * math.sin(_PITCH), -y * math.sin(_PITCH) + z * math.cos(_PITCH)
        x, z = x * math.cos(_YAW) + z * math.sin(_YAW), -x * math.sin(_YAW) + z * math.cos(_YAW)
        ex, ey, ez = _EYE
        along = x * ex + y * ey + z * ez
        root = along * along - (ex * ex + ey * ey + ez * ez - _BALL**2)
        ball = np.where(root > 0, -along - np.sqrt(np.maximum(root, 0)), 1e6)
        plane = np.where(y < -1e-4, -ey / np.minimum(y, -1e-4), 1e5)
        self.px, self.pz = ex + x * plane, ez + z * plane
        self.far: Array = np.asarray(np.hypot(self.px, self.pz), np.float32)
        self.turn: Array = np.asarray(np.arctan2(self.pz, self.px), np.float32)
        step = np.hypot(*np.gradient(self.far)) + 1e-5
        self.step: Array = np.asarray(step, np.float32)
        soft = np.clip((root / _BALL**2) * 160, 0, 1)
        self.behind = plane > ball
        self.ball: Array = np.asarray(soft, np.float32)
        self.normal = [
            np.asarray((e + d * np.where(ball < 1e5, ball, 0)) / _BALL, np.float32)
            for e, d in zip(_EYE, (x, y, z), strict=True)
        ]
        edge = np.clip((self.far - _INNER) / step, 0, 1) * np.clip((_OUTER - self.far) / step, 0, 1)
        self.ring: Array = np.asarray(edge * np.where(self.behind & (ball < 1e5), 0, 1), np.float32)


def planet(c: Canvas, v: View) -> None:
    """The ball: soft bands round its pole, day on the left, night on the right, the rings' shadow on it."""
    nx, ny, nz = v.normal
    swirl = c.noise.at("swirl", np.arctan2(nz, nx) * 5, ny * 9, 1.0, 4) - 0.5
    band = c.noise.at("band", ny * 6.5 + 0.22 * swirl, ny * 0, 1.0, 4)
    tone = ramp(
        [
            (0.15, (0.46, 0.12, 42)),
            (0.4, (0.66, 0.13, 56)),
            (0.55, (0.8, 0.11, 72)),
            (0.7, (0.9, 0.07, 84)),
            (0.9, (0.72, 0.13, 60)),
        ]
    )
    colours = pick(tone, np.asarray(np.clip(band * 1.5 - 0.25, 0, 1), np.float32))
    sun = np.clip(nx * _SUN[0] + ny * _SUN[1] + nz * _SUN[2] + 0.06, 0, 1.05) ** 1.05
    # Where the ray to the sun crosses the rings, they lay their shadow on the ball.
    t = np.where(ny * _SUN[1] < 0, -ny / _SUN[1], 0)
    r = np.hypot(nx * _BALL + t * _BALL * _SUN[0], nz * _BALL + t * _BALL * _SUN[2])
    hid = smoothstep(_INNER - 0.06, _INNER + 0.06, r) * smoothstep(_OUTER, _OUTER - 0.1, r) * (t > 0)
    sun = sun * (1 - 0.7 * hid)
    deep = np.array([0.075, 0.03, 0.06], np.float32)
    c.fill(c.full(v.ball), np.asarray(deep + (colours - deep) * np.clip(sun, 0, 1)[..., None], np.float32), detail=0.4)
    rim = v.ball * smoothstep(0.42, 0.05, _facing(v)) * np.clip(sun * 1.4, 0, 1)
    c.screen(c.full(np.asarray(rim, np.float32)), (0.86, 0.11, 70), 0.4)


def _facing(v: View) -> Array:
    nx, ny, nz = v.normal
    long = math.hypot(*_EYE)
    return np.asarray((nx * _EYE[0] + ny * _EYE[1] + nz * _EYE[2]) / long - _BALL / long, np.float32)


def rings(c: Canvas, v: View) -> None:
    """The rings, a river of honey that bends away behind the planet."""
    far = v.far
    foot = v.step

    def groove(name: str, wide: float, octaves: int) -> Array:
        flow = 0.004 * (c.noise.at(name + "flow", v.turn * 14, far * 5, 1.0, 2) - 0.5)
        n = c.noise.at(name, (far + flow) / wide, far * 0, 1.0, octaves) - 0.5
        return np.asarray(n * np.clip(wide / (2.2 * foot), 0, 1), np.float32)

    broad, mid, fine = groove("broad", 0.2, 2), groove("mid", 0.055, 3), groove("fine", 0.016, 2)
    t = (far - _INNER) / (_OUTER - _INNER)
    gaps = np.exp(-(((t - 0.3) / 0.022) ** 2)) + 0.8 * np.exp(-(((t - 0.8) / 0.012) ** 2))
    cover = v.ring * np.clip(0.62 + 2.2 * t, 0, 1)
    away = np.hypot(v.px - _EYE[0], v.pz - _EYE[2])
    lx, ly = COMET[0] + 60, COMET[1] + 190
    near = np.exp(-(((c.x - lx) / 250) ** 2 + ((c.y - ly) / 190) ** 2))
    value = 0.36 + 0.62 * broad + 0.75 * mid + 0.34 * fine + 0.22 * near
    value = value + 0.16 * smoothstep(2.2, 5.5, away) - 0.3 * smoothstep(840, 1210, c.y - 0.12 * (c.x - 400))
    dot = v.px * _SUN[0] + v.pz * _SUN[2]
    miss = np.sqrt(np.maximum(far**2 - dot**2, 0))
    value = value * (1 - 0.9 * gaps)
    value = value - 0.5 * smoothstep(_BALL * 1.05, _BALL * 0.92, miss) * (dot < 0)
    grit = (
        c.noise.at(
            "grit",
            v.turn * 160,
            far * 40,
            1.0,
            2,
        )
        - 0.5
    )
    value = value + 0.1 * grit * np.clip(0.02 / foot, 0, 1)
    c.fill(c.full(cover), pick(_TONES, np.asarray(np.clip(value, 0, 1), np.float32)), detail=0.4)
    gleam = near * smoothstep(0.02, 0.2, mid + 0.6 * fine)
    c.screen(c.full(np.asarray(cover * gleam, np.float32)), (0.97, 0.07, 88), 0.5)
