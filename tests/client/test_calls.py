"""Being called when it is one's turn: asked for in the menu, and turned off there."""

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.test_offline import wait_for_the_worker
from tests.client.test_table import DO, give, open_aside, sit_down_aside, tell, to_points, vote

pytestmark = pytest.mark.browser

SUBSCRIBED = """
  // A browser without windows shows no notifications and has no push service.
  let permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
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


def test_who_asks_for_it_is_known_to_the_server_and_may_say_no_again(visit: Visit) -> None:
    page = visit(service_workers="allow", language="da")
    page.context.add_init_script(SUBSCRIBED)
    page.reload()
    wait_for_the_worker(page)
    page.get_by_role("button", name="Spil nu").click()
    expect(page.locator(".fan .card").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sig til, når det er min tur").click()
    sheet = page.get_by_role("dialog", name="Sig til, når det er min tur")
    with page.expect_response(lambda answer: answer.url.endswith("/calls") and answer.status == 201):
        sheet.get_by_role("button", name="Sig til", exact=True).click()
    expect(sheet.get_by_role("paragraph").filter(has_text="Du får besked, når det er din tur.")).to_be_visible()
    expect(sheet.get_by_role("status").filter(has_text="Du får besked, når det er din tur.")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Sig til, når det er min tur").click()
    expect(sheet.get_by_role("button", name="Sig ikke til mere")).to_be_visible()


def test_the_offer_at_a_table_for_days_waits_until_there_is_nothing_to_do(visit: Visit) -> None:
    page, friend = visit(None), visit(None)
    page.context.add_init_script(SUBSCRIBED)
    code = open_aside(page, name="Ola", computers=1)
    sit_down_aside(friend, code, "Ben")
    page.goto(f"/t/{code}")
    pace = {"type": "choose-time", "pace": "days"}
    assert page.evaluate(DO, [code, [pace, {"type": "start-game"}]])[-1] == "accepted"
    friend.goto(f"/t/{code}")
    offer = page.get_by_text("This table waits for days.")
    page.locator(".fan button.card").first.wait_for()
    expect(offer).to_have_count(0)
    tell(friend)
    give(page, "1", "2")
    expect(page.locator(".dial")).to_be_visible()
    expect(offer).to_have_count(0)
    vote(page)
    to_points(page)
    expect(offer).to_be_visible()
