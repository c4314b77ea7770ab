"""The API documentation for people: one plain page generated from the OpenAPI description."""

from html import escape
from typing import Any


def docs_page(openapi: dict[str, Any]) -> str:
    """Return the page: each operation with its description, request body and response."""
    calls = [
        f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{escape(call['description'])}{_bodies(call)}</dd>"
        for path, methods in openapi["paths"].items()
        for method, call in methods.items()
    ]
    types = [
        f"<dt id='{escape(name)}'><code>{escape(name)}</code></dt><dd>{escape(schema.get('description', ''))} "
        f"<code>{escape(', '.join(schema.get('properties', {})))}</code></dd>"
        for name, schema in sorted(openapi["components"]["schemas"].items())
    ]
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>{escape(openapi['info']['title'])}</title><h1>{escape(openapi['info']['title'])}</h1>"
        "<p>The full description is at <a href='/api/openapi.json'>/api/openapi.json</a>.</p>"
        f"<h2>Calls</h2><dl>{''.join(calls)}</dl><h2>Bodies</h2><dl>{''.join(types)}</dl></html>"
    )


def _bodies(call: dict[str, Any]) -> str:
    """Return links to the named schemas of an operation's request and response."""
    taken = _name(call.get("requestBody", {}))
    answered = next(
        (name for status, told in call["responses"].items() if status[0] == "2" and (name := _name(told))), ""
    )
    return (f" Takes {taken}." if taken else "") + (f" Answers {answered}." if answered else "")


def _name(body: dict[str, Any]) -> str:
    for media in body.get("content", {}).values():
        schema = media.get("schema", {})
        reference = schema.get("items", schema).get("$ref", "")
        if reference:
            name = escape(reference.rpartition("/")[2])
            return f"<a href='#{name}'>{'a list of ' if 'items' in schema else ''}{name}</a>"
    return ""
