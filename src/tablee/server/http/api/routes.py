"""All HTTP operations, described by OpenAPI at /api/openapi.json and for people at /api/docs."""

from tablee.server.http.api import analyses, catalogue, lessons, questions, replays, service, tables
from tablee.server.http.api.dependencies import new_router

router = new_router()
for part in (catalogue, tables, replays, analyses, questions, lessons, service):
    router.routes += part.router.routes  # not nested: metrics are labelled with a route's full path
