"""Passwords, by argon2: slow on purpose, in threads of their own, a few at a time."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from prestol.server.errors import Wrong

LEAST: Final = 8
MOST: Final = 200
AT_ONCE: Final = 2
"""Each takes 64 MiB while it is worked on."""


class Passwords:
    """Makes and checks the hashes of passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        if len(password) < LEAST:
            raise Wrong("error-password-short", least=LEAST)
        if len(password) > MOST:
            raise Wrong("error-password-long", most=MOST)
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password. Takes as long where there is none to compare with."""
        if self._nobodys is None:
            self._nobodys = await self.hashed("nobody's password")
        async with self._turns:
            fits = await asyncio.to_thread(self._compared, kept or self._nobodys, password[:MOST])
        return fits and kept is not None

    def _compared(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
