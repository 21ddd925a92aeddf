"""A push service of one's own on a real socket, and a browser that it delivers to, which can read what it gets."""

import datetime as dt
import json
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from moonhare.server.push.sealing import plain, worded

NAME: Final = "push.example.org"
CURVE: Final = ec.SECP256R1()


class Browser:
    """A browser with a push subscription."""

    def __init__(self, name: str = "one", base: str = f"https://{NAME}", *, number: int | None = None) -> None:
        self._key = ec.generate_private_key(CURVE) if number is None else ec.derive_private_key(number, CURVE)
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._public, self._auth = public, b"sixteen bytes..."
        self.wish = {"endpoint": f"{base}/send/{name}", "p256dh": worded(public), "auth": worded(self._auth)}

    def read(self, sealed: bytes) -> Any:
        """Open what was sealed for this browser, as RFC 8291 tells a browser to."""
        salt, size, named = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        theirs, content = sealed[21 : 21 + named], sealed[21 + named :]
        assert len(content) <= size
        secret = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))

        def derive(from_what: bytes, salted: bytes, info: bytes, length: int) -> bytes:
            return HKDF(algorithm=hashes.SHA256(), length=length, salt=salted, info=info).derive(from_what)

        key = derive(secret, self._auth, b"WebPush: info\0" + self._public + theirs, 32)
        content_key = derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(key, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(content_key).decrypt(nonce, content, None).rstrip(b"\0")
        assert opened[-1:] == b"\2"
        return json.loads(opened[:-1])


class LeadsTo(AbstractResolver):
    """All names lead to the same addresses."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        def one(address: str) -> ResolveResult:
            kind = socket.AF_INET6 if ":" in address else socket.AF_INET
            return {"hostname": host, "host": address, "port": port, "family": kind, "proto": 0, "flags": 0}

        return [one(address) for address in self.addresses]

    async def close(self) -> None:
        pass


class Service:
    """What it was sent, and how it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.headers: dict[str, str] = {}
        self.body = b""
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.base = ""
        self.trust: ssl.SSLContext = ssl.create_default_context()

    async def answer(self, request: web.Request) -> web.Response:
        self.got.append((request.path, dict(request.headers), await request.read()))
        return web.Response(status=self.status, headers=self.headers, body=self.body)


@asynccontextmanager
async def a_service(folder: Path) -> AsyncIterator[Service]:
    """Run a push service over TLS, under a name that a certificate of its own vouches for."""
    service, listener = Service(), socket.create_server(("127.0.0.1", 0))
    service.base = f"https://{NAME}:{listener.getsockname()[1]}"
    certificate, context = _certificate(folder), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    service.trust.load_verify_locations(certificate)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", service.answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.SockSite(runner, listener, ssl_context=context).start()
    try:
        yield service
    finally:
        await runner.cleanup()


def _certificate(folder: Path) -> Path:
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    day = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(day - dt.timedelta(days=1))
        .not_valid_after(day + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + made.public_bytes(Encoding.PEM))
    return path


def read_key(text: str) -> int:
    """A private key as RFCs write it."""
    return int.from_bytes(plain(text), "big")
