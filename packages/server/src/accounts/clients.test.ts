import { createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let testApi: TestApi;
let now = new Date('2026-07-14T18:00:00Z');

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

async function signInAs({ email }: TestUser, clientId: string) {
  const api = createApi({ baseUrl: testApi.url, clientId });
  await signIn(api, { email, password: PASSWORD });
  return api;
}

test('lists the programs that are signed in, and signs out each of them', async () => {
  const pilot = await testApi.signUp();
  const stranger = await testApi.signUp();
  now = new Date('2026-07-14T18:10:00Z');
  const script = await signInAs(pilot, 'my-script');
  await signInAs(pilot, 'my-script');
  const strange = await signInAs(stranger, 'my-script');

  const then = '2026-07-14T18:00:00+00:00';
  const own = { sessions: 1, created: then, last_used: then, is_current: true };
  const clients = await unwrap(pilot.api.GET('/auth/client'));
  expect(clients).toEqual([
    {
      client_id: 'my-script',
      sessions: 2,
      created: '2026-07-14T18:10:00+00:00',
      last_used: '2026-07-14T18:10:00+00:00',
    },
    { ...own, client_id: expect.any(String) },
  ]);

  const query = { client_id: 'my-script' };
  const left = await unwrap(pilot.api.DELETE('/auth/client', { params: { query } }));
  expect(left).toEqual([expect.objectContaining(own)]);
  await expect(unwrap(script.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
  await expect(unwrap(strange.GET('/user/me'))).resolves.toMatchObject({ id: stranger.id });
  await expect(
    unwrap(pilot.api.DELETE('/auth/client', { params: { query } })),
  ).rejects.toMatchObject({ status: 404 });
});

test('lists programs without a name as one, and signs it out', async () => {
  const pilot = await testApi.signUp();
  const [nameless, blank] = [await nameItself(pilot), await nameItself(pilot, '')];
  const named = await signInAs(pilot, 'my-script');
  const clients = await unwrap(named.GET('/auth/client'));
  const found = clients.filter(({ client_id: id }) => id === undefined);
  expect(found).toEqual([expect.objectContaining({ sessions: 2 })]);

  const remove = () => named.DELETE('/auth/client', { params: { query: { client_id: '' } } });
  const left = await unwrap(remove());
  expect(left.map(({ client_id: id }) => id)).not.toContain(undefined);
  for (const token of [nameless, blank]) expect(await statusOfMe(token)).toBe(401);
  await expect(unwrap(named.GET('/user/me'))).resolves.toMatchObject({ id: pilot.id });
  await expect(unwrap(remove())).rejects.toMatchObject({ status: 404 });
});

/** Signs in with the metadata of a program and returns its access token. */
async function nameItself({ email }: TestUser, clientId?: string): Promise<string> {
  const body = new FormData();
  const fields = { grant_type: 'password', username: email, password: PASSWORD };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (clientId !== undefined) body.append('client_id', clientId);
  const response = await fetch(`${testApi.url}/v1/auth/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function statusOfMe(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${testApi.url}/v1/user/me`, { headers })).status;
}

test('a log-out ends all sessions on request', async () => {
  const pilot = await testApi.signUp();
  const phone = await signInAs(pilot, 'phone');
  const tablet = await signInAs(pilot, 'tablet');
  await unwrap(phone.POST('/auth/logout'));
  await expect(unwrap(tablet.GET('/user/me'))).resolves.toMatchObject({ id: pilot.id });
  await unwrap(tablet.POST('/auth/logout', { params: { query: { everywhere: true } } }));
  await expect(unwrap(pilot.api.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
});

test('shows the latest version and platform that a program reported', async () => {
  const pilot = await testApi.signUp();
  const { email } = pilot;
  const body = new URLSearchParams({
    grant_type: 'password',
    username: email,
    password: PASSWORD,
    client_id: 'web',
  });
  const send = async (form: URLSearchParams, headers: Record<string, string>) => {
    const url = `${testApi.url}/v1/auth/token`;
    const response = await fetch(url, { method: 'POST', body: form, headers });
    return (await response.json()) as { refresh_token: string };
  };
  const find = async () => {
    const clients = await unwrap(pilot.api.GET('/auth/client'));
    return clients.find(({ client_id: id }) => id === 'web');
  };
  const first = await send(body, { 'App-Version': '1.19.2', 'PWA-Installed': 'No' });
  expect(await find()).toMatchObject({ app_version: '1.19.2' });
  expect(await find()).not.toHaveProperty('installed_on');
  const { refresh_token: token } = first;
  const renewal = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
  await send(renewal, { 'App-Version': '1.20.0', 'PWA-Installed': 'Android' });
  expect(await find()).toMatchObject({ app_version: '1.20.0', installed_on: 'Android' });
});
