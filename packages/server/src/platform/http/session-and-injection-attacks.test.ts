import {
  createApi,
  signIn,
  unwrap,
  uploadFlight,
  uploadStory,
  waitForScore,
} from '@cloudstreet/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { type MailServer, startMailServer } from '../../testing/start-mail-server.js';
import {
  PASSWORD,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/start-test-api.js';

let testApi: TestApi;
let victim: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  victim = await testApi.signUp();
});

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${testApi.url}/v1${path}`, init);
}

function logIn(headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username: victim.email,
    password: PASSWORD,
  });
  return send('/auth/token', { method: 'POST', body, headers });
}

describe('session fixation', () => {
  test('a log-in creates new tokens, whatever the request contains', async () => {
    const planted = 'planted'.repeat(6);
    const response = await logIn({
      authorization: `Bearer ${planted}`,
      cookie: `session=${planted}; access_token=${planted}`,
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const { access_token, refresh_token } = await response.json();
    expect([access_token, refresh_token]).not.toContain(planted);
    expect(
      (await send('/user/me', { headers: { authorization: `Bearer ${planted}` } })).status,
    ).toBe(401);
  });

  test('ending one of two log-ins does not affect the other', async () => {
    const [one, other] = await Promise.all(
      [logIn(), logIn()].map(async (each) => (await each).json()),
    );
    expect(one.access_token).not.toBe(other.access_token);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    await send('/auth/logout', { method: 'POST', headers: bearer(one.access_token) });
    expect((await send('/user/me', { headers: bearer(one.access_token) })).status).toBe(401);
    expect((await send('/user/me', { headers: bearer(other.access_token) })).status).toBe(200);
  });
});

describe('requests that another site makes in a visitor’s name', () => {
  test.each([
    { why: 'a form', type: 'application/x-www-form-urlencoded', body: 'bio=Taken' },
    { why: 'a form that pretends to be JSON', type: 'text/plain', body: '{"bio":"Taken"}' },
    { why: 'a script', type: 'application/json', body: '{"bio":"Taken"}' },
  ])('$why: credentials that a browser sends by itself grant nothing', async ({ type, body }) => {
    const { access_token } = await (await logIn()).json();
    for (const method of ['POST', 'PATCH']) {
      const response = await send('/user/me', {
        method,
        body,
        headers: {
          'content-type': type,
          cookie: `access_token=${access_token}; Authorization=Bearer ${access_token}`,
          origin: 'https://elsewhere.example',
        },
      });
      expect([401, 404, 405, 415]).toContain(response.status);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(await unwrap(victim.api.GET('/user/me'))).not.toHaveProperty('bio');
  });
});

describe('header injection in mails', () => {
  let mailServer: MailServer;
  let withMail: TestApi;

  beforeAll(async () => {
    mailServer = await startMailServer();
    withMail = await startTestApi({
      config: { smtpUrl: mailServer.url, mailFrom: 'Club <club@example.org>' },
    });
  });
  afterAll(() => mailServer.close());

  const signUp = (name: string, email: string) =>
    fetch(`${withMail.url}/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password: PASSWORD, date_of_birth: '1990-05-17' }),
    });

  test.each([
    'jo@example.org\r\nBcc: all@example.org',
    'jo@example.org\nBcc: all@example.org',
    'jo@example.org, all@example.org',
    'jo@example.org%0ABcc:all@example.org',
    '"Jo\r\nBcc: all@example.org" <jo@example.org>',
  ])('sends no mail to %j', async (email) => {
    expect((await signUp('Jo Sample', email)).status).toBe(422);
  });

  test.each([
    { why: 'as it is stored', isStoredRaw: false },
    { why: 'even where the database has it with line ends', isStoredRaw: true },
  ])('a name stays on its line, $why', async ({ isStoredRaw }) => {
    const name = 'Jo\r\nBcc: all@example.org\r\n\r\nHello';
    const sender = await withMail.signUp({ name, clubName: isStoredRaw ? 'Other' : 'Club' });
    const recipient = await withMail.signUp();
    const { db } = withMail.server.services;
    if (isStoredRaw) {
      await db.updateTable('user').set({ name }).where('id', '=', sender.id).execute();
    }
    await unwrap(recipient.api.PATCH('/user/me', { body: { message_enabled: true } }));
    const body = { recipient_id: recipient.id, message: 'Do you fly on Saturday?' };
    await unwrap(sender.api.POST('/usermessage', { body }));
    // Before it, one may ask to confirm the address.
    await expect
      .poll(async () => (await mailServer.mailTo(recipient.email)).text)
      .toContain(body.message);
    const mail = await mailServer.mailTo(recipient.email);
    expect(mail.subject).toContain('Bcc: all@example.org');
    expect(mail.replyTo).toEqual([
      { name: expect.stringContaining('Bcc: all@example.org'), address: sender.email },
    ]);
    expect(mail.to?.map(({ address }) => address)).toEqual([recipient.email]);
    expect(mail.text?.trimStart()).not.toMatch(/^Hello/);
    for (const { bcc = [], headers } of mailServer.mails) {
      expect(bcc).toEqual([]);
      expect(headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    }
  });
});

describe('a script in every writable text', () => {
  const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  let author: TestUser;
  /** Fits where twenty characters do. */
  const SHORT = '<p onload=alert(1)>';
  /** Header records for pilots, aircraft, recorder and place. */
  const HEADERS = ['PLTPILOT', 'CM2CREW2', 'CIDID', 'CCLCLASS', 'FTYFRTYPE', 'RFW', 'RHW', 'SIT'];
  const FILTER = { name: '<svg onload=alert(1)>', search: 'season=2026' };
  let flightId: number;
  let groupId: number;

  beforeAll(async () => {
    author = await testApi.signUp({ name: `Jo ${SCRIPT}`, clubName: `Club ${SCRIPT}` });
    const file = sampleIgc({
      gliderType: 'Duo Discus',
      registration: SCRIPT,
      headers: HEADERS.map((code) => `HF${code}:${SCRIPT}`),
    });
    const [flight] = await uploadFlight(author.api, file, { name: `${SCRIPT}.igc` });
    flightId = flight?.id ?? 0;
    await waitForScore(author.api, flightId, { pollMs: 50 });
    await uploadStory(author.api, flightId, await sampleImage(), { comment: SCRIPT });
    const profile = { bio: SCRIPT, ssa_id: SHORT, filter: [FILTER] };
    await unwrap(author.api.PATCH('/user/me', { body: profile }));
    const group = { name: SCRIPT, description: SCRIPT };
    ({ id: groupId } = await unwrap(author.api.POST('/usergroup', { body: group })));
    await signIn(createApi({ baseUrl: testApi.url, clientId: SCRIPT }), {
      email: author.email,
      password: PASSWORD,
    });
    await unwrap(
      author.api.PATCH('/flightdetail/{id}', {
        params: { path: { id: flightId } },
        body: { co_user_name: `Bo ${SCRIPT}` },
      }),
    );
  });

  test('is returned as text, in responses that no browser renders', async () => {
    const clubId = (await unwrap(author.api.GET('/user/me'))).club?.id;
    for (const path of [
      `/user/${author.id}`,
      `/club/${clubId}`,
      `/flightdetail/${flightId}`,
      `/flight?user_id_in=${author.id}`,
      `/usergroup/${groupId}`,
      `/usergroup?user_id_in=${author.id}`,
      `/instance`,
      `/ranking/search?name=${encodeURIComponent(SCRIPT)}`,
    ]) {
      const response = await send(path);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(
      await unwrap(testApi.api.GET('/user/{id}', { params: { path: { id: author.id } } })),
    ).toMatchObject({ name: `Jo ${SCRIPT}`, bio: SCRIPT });
    const path = { id: groupId };
    expect(await unwrap(testApi.api.GET('/usergroup/{id}', { params: { path } }))).toMatchObject({
      name: SCRIPT,
      description: SCRIPT,
    });
    expect(await unwrap(author.api.GET('/user/me'))).toMatchObject({
      ssa_id: SHORT,
      filter: [FILTER],
    });
    const clients = await unwrap(author.api.GET('/auth/client'));
    expect(clients.map(({ client_id: id }) => id)).toContain(SCRIPT);
  });

  test('in a file is returned only with the file, as a download', async () => {
    const headers = { authorization: `Bearer ${await author.api.session.accessToken()}` };
    const path = { id: flightId };
    const { igc_file: file } = await unwrap(
      testApi.api.GET('/flightdetail/{id}', { params: { path } }),
    );
    const response = await send(`/igcfile/${file.id}`, { headers });
    for (const [name, value] of [
      ['content-disposition', /^attachment/],
      ['x-content-type-options', /^nosniff$/],
    ] as const) {
      expect(response.headers.get(name)).toMatch(value);
    }
    expect(response.headers.get('content-type')).not.toMatch(/html|xml|svg/);
    expect(await response.text()).toContain(SCRIPT);
  });

  test('is repeated in no error', async () => {
    const response = await send(`/flight?order_by=${encodeURIComponent(SCRIPT)}`);
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.text()).not.toContain('<script>');
  });
});

test('rows of other users are not accessible by their id', async () => {
  const thief = await testApi.signUp();
  const [flight] = await uploadFlight(victim.api, sampleIgc({ serial: 'VIC' }), { name: 'a.igc' });
  const body = { registration: 'D-9999' };
  for (const id of [flight?.id ?? 0, (flight?.id ?? 0) + 1]) {
    const { response } = await thief.api.PATCH('/flightdetail/{id}', {
      params: { path: { id } },
      body,
    });
    expect([403, 404]).toContain(response.status);
  }
  // Clients and sessions of other accounts are hidden.
  const other = createApi({ baseUrl: testApi.url, clientId: 'victims-own' });
  await signIn(other, { email: victim.email, password: PASSWORD });
  const { response } = await thief.api.DELETE('/auth/client', {
    params: { query: { client_id: 'victims-own' } },
  });
  expect(response.status).toBe(404);
  await expect(unwrap(other.GET('/user/me'))).resolves.toMatchObject({ id: victim.id });
});
