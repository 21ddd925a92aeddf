"""Moonhare on a home screen: manifest and icons, files kept on the device, a kind page where there is no network."""

import io
from urllib.parse import urljoin

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit

pytestmark = pytest.mark.browser

KEPT = """async () => {
  // One more holds the chosen language alone, for whatever is said while no page is open.
  const names = (await caches.keys()).filter((name) => name !== "language");
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return { names, paths: all.flat().map((one) => new URL(one.url).pathname) };
}"""


def wait_for_the_worker(page: Page) -> None:
    """Until the page's files are kept on the device, as they are some seconds after its first load."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    while not page.evaluate("navigator.serviceWorker.controller !== null"):
        page.wait_for_timeout(50)


def test_the_manifest_names_icons_that_are_there_in_the_sizes_it_tells(visit: Visit) -> None:
    page = visit()
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href") or "")
    answer = page.request.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    icons = [(one["src"], one["sizes"]) for one in manifest["icons"] if one["sizes"] != "any"]
    icons.append((page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "", "180x180"))
    for source, sizes in icons:
        picture = Image.open(io.BytesIO(page.request.get(urljoin(page.url, source)).body()))
        assert f"{picture.width}x{picture.height}" == sizes
    masked = [one for one in manifest["icons"] if one.get("purpose") == "maskable"]
    for one in masked:
        # Cut to whatever shape, it shows no hole.
        whole = Image.open(io.BytesIO(page.request.get(urljoin(page.url, one["src"])).body())).convert("RGBA")
        lowest, _ = whole.getchannel("A").getextrema()
        assert lowest == 255
    assert masked


def test_without_a_network_there_is_a_kind_page_in_the_readers_language_and_the_table_when_it_returns(
    visit: Visit,
) -> None:
    page = visit(service_workers="allow", language="da")
    page.get_by_role("button", name="Spil nu").or_(page.locator(".home-start .btn-quiet")).first.click()
    page.locator(".fan .card").first.wait_for()
    address = page.url
    wait_for_the_worker(page)
    # Loaded anew, it comes from the device; what the server says of a table or a set does not.
    page.reload()
    page.locator(".fan .card").first.wait_for()
    kept = page.evaluate(KEPT)
    assert len(kept["names"]) == 1
    assert any(path.startswith("/static/main-") and path.endswith(".js") for path in kept["paths"])
    assert all(path.startswith("/static/") for path in kept["paths"])
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Intet net her")
    expect(page.locator("html")).to_have_attribute("lang", "da")
    page.context.set_offline(False)
    page.get_by_role("button", name="Prøv igen").or_(page.locator(".fan .card").first).first.wait_for()
    page.goto(address)
    expect(page.locator(".fan .card").first).to_be_visible()


def test_another_build_takes_the_place_of_the_one_before(visit: Visit) -> None:
    page = visit(service_workers="allow")
    wait_for_the_worker(page)
    (name,) = page.evaluate(KEPT)["names"]
    page.evaluate(
        "caches.open('moonhare-before').then((cache) => cache.put('/static/old-12345678.js', new Response('')))"
    )
    # As if another build had come: its worker is another file.
    page.evaluate(
        "navigator.serviceWorker.register('/static/worker.js?v=another', { scope: '/' })"
        ".then((found) => new Promise((done) => { const fresh = found.installing ?? found.waiting;"
        " if (!fresh || fresh.state === 'activated') done(); else fresh.onstatechange = () =>"
        " fresh.state === 'activated' && done(); })).then(() => null)"
    )
    assert page.evaluate(KEPT)["names"] == [name]


def test_plain_http_plays_without_any_of_it(visit: Visit) -> None:
    page = visit(host="table.test", service_workers="allow")
    assert page.evaluate("isSecureContext") is False
    page.get_by_role("button", name="Play now with computer players").click()
    expect(page.locator(".fan .card").first).to_be_visible()
