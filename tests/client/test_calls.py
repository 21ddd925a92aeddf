"""Being called when it is one's turn: asked for in the menu, and said by the service worker in one's own language."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Visit
from tests.client.test_offline import wait_for_the_worker

pytestmark = pytest.mark.browser

SUBSCRIBED = """
  PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({
      endpoint: "https://push.example.org/one",
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    }),
  });
"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 100; tries++) {
    const shown = await registration.getNotifications();
    if (shown.length) return shown.map(({ title, body, data, lang }) => [title, body, data, lang]);
    await new Promise((go) => setTimeout(go, 50));
  }
  return [];
}"""


def deliver(page: Page, message: dict[str, Any]) -> None:
    """What a push service would bring to this page's worker."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    origin = page.evaluate("location.origin")
    facts = {"origin": origin, "registrationId": found[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", facts)


def test_who_asks_for_it_is_called_in_their_own_language_and_may_say_no_again(visit: Visit) -> None:
    page = visit(service_workers="allow", language="da")
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(SUBSCRIBED)
    page.reload()
    wait_for_the_worker(page)
    page.get_by_role("button", name="Spil nu").click()
    expect(page.locator(".fan .card").first).to_be_visible()
    code = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Kald på mig ved min tur").click()
    sheet = page.get_by_role("dialog", name="Kald på mig, når det er min tur")
    with page.expect_response(lambda answer: answer.url.endswith("/calls") and answer.status == 201):
        sheet.get_by_role("button", name="Kald på mig").click()
    expect(sheet.get_by_role("status")).to_have_text("Der bliver kaldt på dig, når det er din tur.")
    page.goto(page.url.replace(f"/t/{code}", "/about"))
    deliver(page, {"kind": "your-turn", "code": code})
    assert page.evaluate(SHOWN) == [["Din tur", f"Bordet {code} venter på dig.", f"/t/{code}", "da"]]
    page.go_back()
    expect(page.locator(".fan .card").first).to_be_visible()
    page.wait_for_function("navigator.serviceWorker.ready.then(one => one.getNotifications()).then(all => !all.length)")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Kald på mig ved min tur").click()
    expect(sheet.get_by_role("button", name="Kald ikke mere på mig")).to_be_visible()
