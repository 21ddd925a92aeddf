"""What a push service is handed: a message sealed for one browser (RFC 8291), and who sends it (RFC 8292, VAPID).

The service can read neither, nor tell one message from another by its size.
"""

import base64
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from moonhare.rules.errors import Refusal
from moonhare.storage import Store

ROOM: Final = 128
"""Bytes that every message is filled up to before it is sealed."""

RECORD: Final = 4096
VALID: Final = 12 * 3600
"""Seconds that our signature is good for; services take a day at most."""

_CURVE: Final = ec.SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve's group: a private key is a number from 1 up to it."""


def plain(text: str) -> bytes:
    """Read base64url, with or without its padding. Raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def worded(data: bytes) -> str:
    """Write base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse ("push-keys") what no browser can have given: a point of the curve, and sixteen bytes."""
    try:
        point, shared = plain(p256dh), plain(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError:
        point, shared = b"", b""
    if len(point) != 65 or len(shared) != 16:  # noqa: PLR2004 - as RFC 8291 has them
        raise Refusal("push-keys", "These are no keys of a push subscription.")


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message of at most `ROOM` bytes for a browser, by its public key and shared secret, as it gave them."""
    return _sealed(message.ljust(ROOM), p256dh, auth, ec.generate_private_key(_CURVE), os.urandom(16))


def _sealed(message: bytes, p256dh: str, auth: str, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt one record of `aes128gcm` (RFC 8188) with keys derived as RFC 8291 (3.4) says."""
    theirs = plain(p256dh)
    public = ours.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    key = _derived(secret, plain(auth), b"WebPush: info\0" + theirs + public, 32)
    content_key = _derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    # The 2 ends the last record.
    return header + AESGCM(content_key).encrypt(nonce, message + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=size, salt=salt, info=info).derive(secret)


class Signature:
    """The key by which push services know this server, the same at all servers of a store."""

    def __init__(self, number: int) -> None:
        """Take a private key."""
        self._vapid = Vapid02(ec.derive_private_key(number, _CURVE), conf={"no-strict": True})
        public = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = worded(public)
        """What a browser is told, so that nobody else can call it."""

    def header(self, endpoint: str, contact: str, now: float) -> str:
        """Give the `Authorization` for one call; `contact`: where whoever runs the service finds us."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"https://{parts.hostname}", "exp": int(now) + VALID, "sub": contact}
        return str(self._vapid.sign(claims)["Authorization"])


async def signature_of(store: Store) -> Signature:
    """Draw the key the first time that a store is asked, and give the same ever after. Raises `StorageError`."""
    drawn = await store.secret("push, one half") + await store.secret("push, other half")
    return Signature(1 + int.from_bytes(drawn, "big") % (_ORDER - 1))
