"""Reads the JSON bodies of HTTP requests within the limits that apply to every document."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from tablee.core.documents import read_json
from tablee.core.errors import InvalidInput


class BoundedRequest(Request):
    """A request whose JSON is refused if it is nested too deeply or has too many items."""

    async def json(self) -> Any:
        """Return the document, or raise InvalidInput."""
        try:
            text = (await self.body()).decode()
        except UnicodeDecodeError:
            raise InvalidInput("is not UTF-8 text") from None
        return read_json(text)


class BoundedRoute(APIRoute):
    """A route that reads its body with BoundedRequest; `problems` turns what that raises into a problem document."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the default handler, called with the bounded request."""
        handle = super().get_route_handler()

        async def handle_bounded(request: Request) -> Response:
            return await handle(BoundedRequest(request.scope, request.receive))

        return handle_bounded
