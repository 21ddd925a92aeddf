"""Figures for whoever watches over a server; nothing about a person or a table is among them."""

from typing import Final

from aiohttp import web
from prometheus_client import generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from moonhare.rules.errors import Refusal
from moonhare.server.web.limits import is_loopback
from moonhare.server.web.site import SITE, Site, asker

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class HouseCollector(Collector):
    """Counts tables and connections at the moment somebody asks."""

    def __init__(self, site: Site) -> None:
        """Take the site whose house is counted."""
        self._site = site

    def collect(self) -> list[GaugeMetricFamily]:
        """Count."""
        awake = self._site.house.awake
        return [
            GaugeMetricFamily("moonhare_tables_awake", "Tables in memory.", value=len(awake)),
            GaugeMetricFamily(
                "moonhare_games_running",
                "Games that run at tables in memory.",
                value=sum(live.table.stage == "playing" for live in awake),
            ),
            GaugeMetricFamily(
                "moonhare_connections", "Open WebSockets.", value=sum(live.connections for live in awake)
            ),
            GaugeMetricFamily(
                "moonhare_late_seconds", "How late what is due is, smoothed.", value=self._site.strain.late
            ),
            GaugeMetricFamily("moonhare_full", "Whether no more tables are opened here.", value=self._site.strain.full),
        ]


async def metrics(request: web.Request) -> web.Response:
    """GET /metrics, where the host allows it."""
    allowed = request.app[SITE].settings.metrics
    if allowed == "off" or (allowed == "loopback" and not is_loopback(asker(request))):
        raise Refusal("not-found", "There is nothing at this address.")
    return web.Response(body=generate_latest(request.app[SITE].figures.registry), headers={"Content-Type": TYPE})
