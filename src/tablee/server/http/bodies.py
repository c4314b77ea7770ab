"""The JSON bodies of HTTP requests, read within the bounds that hold for every document."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from tablee.core.documents import read_json
from tablee.core.errors import InvalidInput


class BoundedRequest(Request):
    """A request whose JSON is refused where it is too deep or has too many items."""

    async def json(self) -> Any:
        """Return the document, or raise InvalidInput."""
        try:
            text = (await self.body()).decode()
        except UnicodeDecodeError:
            raise InvalidInput("is not UTF-8 text") from None
        return read_json(text)


class BoundedRoute(APIRoute):
    """A route that reads its body by BoundedRequest; what that raises becomes a problem in `problems`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the usual handler, given the bounded request."""
        handle = super().get_route_handler()

        async def handle_bounded(request: Request) -> Response:
            return await handle(BoundedRequest(request.scope, request.receive))

        return handle_bounded
