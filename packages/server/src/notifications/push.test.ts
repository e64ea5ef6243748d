import { createPublicKey, verify } from 'node:crypto';
import { createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESOURCES } from '../app/resources.js';
import {
  createPushDevice,
  type PushDevice,
  type PushService,
  startPushService,
} from '../testing/start-push-service.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { sendPush } from './send-push.js';

const KINDS = RESOURCES.flatMap(({ notificationKinds = [] }) => notificationKinds);

const START = new Date('2026-07-14T18:00:00Z');

let now = START;
let service: PushService;
let testApi: TestApi;
let otto: TestUser;
let zoe: TestUser;
let device: PushDevice;
let path: string;
let count = 0;

beforeAll(async () => {
  service = await startPushService();
  testApi = await startTestApi({
    clock: () => now,
    config: { contact: 'club@example.org' },
    pushNetwork: service.network,
  });
  otto = await testApi.signUp({ name: 'Otto Thermik' });
});
afterAll(() => service.close());
beforeEach(async () => {
  now = START;
  count += 1;
  zoe = await testApi.signUp();
  ({ device, path } = newDevice());
});

function newDevice() {
  const name = `/send/${crypto.randomUUID()}`;
  return { device: createPushDevice(`${service.url}${name}`), path: name };
}

const subscribe = ({ api }: Pick<TestUser, 'api'>, { subscription } = device) =>
  unwrap(api.POST('/push_subscription', { body: subscription }));

async function tell(user: TestUser, name = 'Wave camp'): Promise<number> {
  const { id } = await unwrap(otto.api.POST('/usergroup', { body: { name } }));
  const params = { path: { id }, query: { user_id: user.id } };
  await unwrap(otto.api.POST('/usergroup/add/{id}', { params }));
  return id;
}

const sentTo = (wanted: string) => service.messages.filter((message) => message.path === wanted);

async function received({ decrypt } = device, at = path, least = 1): Promise<object[]> {
  await vi.waitFor(() => expect(sentTo(at).length).toBeGreaterThanOrEqual(least), 20_000);
  return sentTo(at).map(({ body }) => JSON.parse(decrypt(body)) as object);
}

const countDevices = async () => (await endpoints()).length;

async function endpoints(): Promise<string[]> {
  const { db } = testApi.server.services;
  const rows = await db
    .selectFrom('push_subscription')
    .innerJoin('token_family', 'token_family.id', 'family_id')
    .where('user_id', '=', zoe.id)
    .select('endpoint')
    .orderBy('push_subscription.id')
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}

/** Makes sure that whatever was to be sent has been. */
async function settle(): Promise<void> {
  const witness = newDevice();
  const user = await testApi.signUp();
  await subscribe(user, witness.device);
  await tell(user);
  await received(witness.device, witness.path);
}

describe('a push message', () => {
  test('tells of a follower once a day, also if they unfollow and follow again', async () => {
    const fan = await testApi.signUp({ name: `Fan ${'ABCDEFGH'[count % 8]}` });
    await subscribe(zoe);
    const params = { path: { id: zoe.id } };
    const follow = () => unwrap(fan.api.POST('/user/{id}/follow', { params }));
    const unfollow = () => unwrap(fan.api.DELETE('/user/{id}/follow', { params }));
    await follow();
    await received();
    await unfollow();
    await follow();
    await settle();
    expect(sentTo(path)).toHaveLength(1);
    const listed = await unwrap(zoe.api.GET('/notification'));
    expect(listed.map(({ event }) => event)).toEqual(['follower']);
    await unfollow();
    now = new Date(now.getTime() + 86_400_000);
    await follow();
    expect(await received(device, path, 2)).toHaveLength(2);
  });

  test('is encrypted, holds only what is shown, and goes once to each device', async () => {
    const other = newDevice();
    await subscribe(zoe);
    await subscribe(zoe);
    await subscribe(zoe, other.device);
    const group = await tell(zoe);
    const message = {
      id: expect.any(Number),
      text: 'Otto Thermik added you to the group “Wave camp”.',
      link: `/settings/group/${group}`,
      unread: 1,
      language: 'en-GB',
    };
    expect(await received()).toEqual([message]);
    expect(await received(other.device, other.path)).toEqual([message]);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = sentTo(path);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400' });
    expect(body.toString('latin1')).not.toContain('Wave');
  });

  test('is signed with the key of its subscription', async () => {
    await subscribe(zoe);
    await tell(zoe);
    await received();
    const { public_key: key } = await unwrap(zoe.api.GET('/push_subscription'));
    const [, token = '', sentKey] =
      /^vapid t=([^,]+), k=(.+)$/.exec(String(sentTo(path)[0]?.headers.authorization)) ?? [];
    expect(sentKey).toBe(key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const bytes = Buffer.from(key, 'base64url');
    const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(
      verify(
        'sha256',
        signed,
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'mailto:club@example.org',
    });
  });

  test('is in the language of its user, not of the user who caused it', async () => {
    await subscribe(zoe);
    await unwrap(zoe.api.PATCH('/user/me', { body: { locale: 'fi' } }));
    const german = createApi({ baseUrl: testApi.url, language: () => 'de' });
    await signIn(german, { email: otto.email, password: PASSWORD });
    const { id } = await unwrap(german.POST('/usergroup', { body: { name: 'Wave camp' } }));
    const params = { path: { id }, query: { user_id: zoe.id } };
    await unwrap(german.POST('/usergroup/add/{id}', { params }));
    expect(await received()).toMatchObject([{ language: 'fi' }]);
  });

  test('is in the language of the device if that of the user is unknown', async () => {
    const token = await zoe.api.session.accessToken();
    await fetch(`${testApi.url}/v1/push_subscription`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': 'fi',
      },
      body: JSON.stringify(device.subscription),
    });
    await tell(zoe);
    expect(await received()).toMatchObject([{ language: 'fi' }]);
  });

  test.each([
    {
      when: 'it was read',
      act: () => unwrap(zoe.api.POST('/notification/read', { body: { until: 2_147_483_647 } })),
    },
    { when: 'four hours are over', act: () => (now = new Date(START.getTime() + 4 * 3_600_000)) },
  ])('is not sent when $when', async ({ act }) => {
    await tell(zoe);
    await subscribe(zoe);
    const [notification] = await unwrap(zoe.api.GET('/notification'));
    const { services } = testApi.server;
    const { id: subscriptionId } = await services.db
      .selectFrom('push_subscription')
      .where('endpoint', '=', device.subscription.endpoint)
      .select('id')
      .executeTakeFirstOrThrow();
    await act();
    await sendPush(services, { notificationId: notification!.id, subscriptionId }, KINDS);
    expect(sentTo(path)).toEqual([]);
  });
});

describe('a device gets no more messages', () => {
  test.each([404, 410, 403])('once its push service responds %i', async (status) => {
    service.statusByPath.set(path, status);
    await subscribe(zoe);
    await tell(zoe);
    await vi.waitFor(async () => expect(await countDevices()).toBe(0), 20_000);
    expect(sentTo(path)).toHaveLength(1);
  });

  test('once its user has logged out there', async () => {
    await subscribe(zoe);
    await unwrap(zoe.api.POST('/auth/logout'));
    await tell(zoe);
    await settle();
    expect(sentTo(path)).toEqual([]);
  });

  test('once its user removes it, even twice', async () => {
    await subscribe(zoe);
    const takeOff = ({ api }: TestUser) =>
      unwrap(api.POST('/push_subscription/delete', { body: device.subscription }));
    await takeOff(otto);
    expect(await countDevices()).toBe(1);
    await takeOff(zoe);
    await takeOff(zoe);
    expect(await countDevices()).toBe(0);
  });

  test('once the account is deleted', async () => {
    await subscribe(zoe);
    await unwrap(zoe.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    expect(await countDevices()).toBe(0);
  });

  test('once another user uses it', async () => {
    await subscribe(zoe);
    await subscribe(otto);
    expect(await countDevices()).toBe(0);
  });

  test('the oldest if there are more than twenty', async () => {
    const devices = Array.from({ length: 21 }, () => newDevice().device);
    for (const each of devices) await subscribe(zoe, each);
    const later = devices.slice(1).map(({ subscription }) => subscription.endpoint);
    expect(await endpoints()).toEqual(later);
  });
});

test('sends again if a push service is unavailable', async () => {
  service.statusByPath.set(path, 503);
  await subscribe(zoe);
  await tell(zoe);
  await received();
  service.statusByPath.set(path, 201);
  expect(await received(device, path, 2)).toMatchObject([{ unread: 1 }, { unread: 1 }]);
  expect(await countDevices()).toBe(1);
});

describe('a browser replaces its subscription', () => {
  const change = (old: string, { subscription } = newDevice().device) =>
    unwrap(
      createApi({ baseUrl: testApi.url }).POST('/push_subscription/change', {
        params: { query: { old_endpoint: old } },
        body: subscription,
      }),
    );

  test('without a page, by its old address', async () => {
    await subscribe(zoe);
    const next = newDevice();
    await change(device.subscription.endpoint, next.device);
    await tell(zoe);
    expect(await received(next.device, next.path)).toHaveLength(1);
    expect(sentTo(path)).toEqual([]);
    await expect(change(device.subscription.endpoint)).rejects.toMatchObject({ status: 404 });
  });

  test('but not with an invalid address', async () => {
    await expect(change(`${service.url}/guess`)).rejects.toMatchObject({ status: 404 });
    expect(await countDevices()).toBe(0);
  });
});

describe('no subscription', () => {
  const point = createPushDevice('').subscription.keys;
  test.each([
    { why: 'of a host that is closed to others', endpoint: 'https://localhost/1', keys: point },
    { why: 'without an endpoint', endpoint: undefined, keys: point },
    { why: 'with a key too short', endpoint: undefined, keys: { ...point, auth: 'AAAA' } },
    { why: 'with a key that is no point', keys: { ...point, p256dh: 'B'.repeat(87) } },
    { why: 'with letters that are no key', keys: { ...point, p256dh: 'ü' } },
  ])('$why', async ({ why, endpoint = `${service.url}/x`, keys }) => {
    const body = { ...(why === 'without an endpoint' ? {} : { endpoint }), keys };
    const call = zoe.api.POST('/push_subscription', {
      body: body as PushDevice['subscription'],
    });
    await expect(unwrap(call)).rejects.toMatchObject({ status: 422 });
    expect(await countDevices()).toBe(0);
  });
});
