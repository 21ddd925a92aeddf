// Asking to be called: only where the browser can, only once it is allowed, and never for good against one's will.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const asked: { address: string; body: unknown }[] = [];
let permission: NotificationPermission = "default";
let answer: NotificationPermission = "granted";
let key: string | null = "AQID";
let subscribed: (options: PushSubscriptionOptionsInit) => Promise<unknown>;
const subscription = {
  endpoint: "https://push.example.org/one",
  toJSON: () => ({ endpoint: "https://push.example.org/one", keys: { p256dh: "P", auth: "A" } }),
  unsubscribe: async () => true,
};
const pushManager = {
  subscribe: (options: PushSubscriptionOptionsInit) => subscribed(options),
  getSubscription: async () => subscription,
};

Object.assign(globalThis, {
  isSecureContext: true,
  PushManager: class {},
  Notification: {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      permission = answer;
      return answer;
    },
  },
  fetch: async (address: string, options: { body?: string }) => {
    asked.push({ address, body: options.body ? JSON.parse(options.body) : undefined });
    return new Response(JSON.stringify({ key }));
  },
});
Object.assign(navigator, {
  serviceWorker: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
});
const { bytesOf, callMe, callsOf, decline, declined, leaveMe, renew } = await import("../src/calls/asking");

beforeEach(() => {
  asked.length = 0;
  permission = "default";
  answer = "granted";
  key = "AQID";
  subscribed = async () => subscription;
  decline("LUMO-0001");
});

test("nothing is offered on plain http", async () => {
  Object.assign(globalThis, { isSecureContext: false });
  assert.equal(callsOf("LUMO-0001"), "no-way");
  assert.equal(await callMe("LUMO-0001"), "no-way");
  assert.equal(permission, "default");
  Object.assign(globalThis, { isSecureContext: true });
});

test("who allows it is called, by the server's key, until they say no", async () => {
  let options: PushSubscriptionOptionsInit | undefined;
  subscribed = async (given) => {
    options = given;
    return subscription;
  };
  assert.equal(callsOf("LUMO-0001"), "off");
  assert.equal(await callMe("LUMO-0001"), "on");
  assert.deepEqual(Array.from((options?.applicationServerKey ?? []) as Uint8Array), [1, 2, 3]);
  assert.equal(options?.userVisibleOnly, true);
  assert.deepEqual(asked.at(-1), {
    address: "/t/LUMO-0001/calls",
    body: { endpoint: "https://push.example.org/one", p256dh: "P", auth: "A" },
  });
  assert.equal(callsOf("LUMO-0001"), "on");
  assert.equal(callsOf("LUMO-0002"), "off");
  assert.equal(await leaveMe("LUMO-0001"), true);
  assert.deepEqual(asked.at(-1), {
    address: "/t/LUMO-0001/calls-end",
    body: { endpoint: "https://push.example.org/one" },
  });
  assert.equal(callsOf("LUMO-0001"), "off");
  assert.equal(declined("LUMO-0001"), true);
});

test("who says no to the browser is asked nothing more, and the server hears nothing", async () => {
  answer = "denied";
  assert.equal(await callMe("LUMO-0001"), "denied");
  assert.equal(callsOf("LUMO-0001"), "denied");
  assert.equal(asked.length, 0);
});

test("a server that calls nobody and a push service that fails are told apart", async () => {
  key = null;
  assert.equal(await callMe("LUMO-0001"), "no-way");
  key = "AQID";
  subscribed = async () => {
    throw new DOMException("no service", "AbortError");
  };
  assert.equal(await callMe("LUMO-0001"), "later");
  assert.equal(callsOf("LUMO-0001"), "off");
});

test("a subscription for another key, of a server that was here before, is made anew", async () => {
  let tries = 0;
  subscribed = async () => {
    tries += 1;
    if (tries === 1) throw new DOMException("another key", "InvalidStateError");
    return subscription;
  };
  assert.equal(await callMe("LUMO-0001"), "on");
  assert.equal(tries, 2);
});

test("a visit says anew where this browser is, and only where it is called", async () => {
  await renew("LUMO-0001");
  assert.equal(asked.length, 0);
  await callMe("LUMO-0001");
  asked.length = 0;
  await renew("LUMO-0001");
  assert.deepEqual(
    asked.map((one) => one.address),
    ["/t/LUMO-0001/calls", "/t/LUMO-0001/calls"],
  );
  key = null;
  await renew("LUMO-0001");
  assert.equal(callsOf("LUMO-0001"), "off");
});

test("base64url is read", () => {
  assert.deepEqual([...bytesOf("-_8")], [251, 255]);
});
