"""Requests from an address, as reported by a trusted proxy."""


def at_address(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}
