import {
  type Api,
  createApi,
  type ReportKind,
  signIn,
  unwrap,
  uploadFlight,
  uploadStory,
  waitForScore,
} from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { confirmSeat } from '../testing/confirm-seat.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let testApi: TestApi;
let pilot: TestUser;
let fan: TestUser;
let moderator: TestUser;
let superuser: TestUser;
let serial = 100;

const START = new Date('2026-07-14T18:00:00Z');
const TWO_TAKEOFFS = ['2026-07-14T08:00:00Z', '2026-07-14T12:00:00Z'];
const REASON = 'The photo shows a private house.';

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => START });
  moderator = await testApi.signUp();
  superuser = await testApi.signUp();
  await setFlags(moderator, { is_moderator: true });
  await setFlags(superuser, { is_superuser: true });
});

beforeEach(async () => {
  pilot = await testApi.signUp({ clubName: 'Wave Club' });
  fan = await testApi.signUp();
});

function setFlags({ id }: TestUser, flags: { is_moderator?: boolean; is_superuser?: boolean }) {
  const { db } = testApi.server.services;
  return db.updateTable('user').set(flags).where('id', '=', id).execute();
}

async function fly({ api }: TestUser): Promise<number> {
  serial += 1;
  const igc = sampleIgc({ serial: String(serial), registration: `D-${serial}` });
  const [uploaded] = await uploadFlight(api, igc, { name: 'a.igc' });
  return (await waitForScore(api, uploaded!.id, { pollMs: 50 })).id;
}

const at = (id: number) => ({ params: { path: { id } } });
const hide = ({ api }: TestUser, id: number, reason = REASON) =>
  unwrap(api.POST('/dashboard/flight/{id}/hide', { ...at(id), body: { reason } }));
const restore = ({ api }: TestUser, id: number) =>
  unwrap(api.POST('/dashboard/flight/{id}/restore', at(id)));
const detail = (id: number, api: Api = testApi.api) => api.GET('/flightdetail/{id}', at(id));
interface Thing {
  kind: ReportKind;
  id: number | string;
}
const report = ({ api }: TestUser, body: Thing & { comment?: string }) =>
  api.POST('/report', { body: { reason: 'privacy', ...body } });
const reports = async (state: 'open' | 'closed' = 'open') =>
  unwrap(moderator.api.GET('/dashboard/report', { params: { query: { state } } }));
const flightsIn = async (state: 'hidden' | 'reported') =>
  unwrap(moderator.api.GET('/dashboard/flight', { params: { query: { state } } }));
const audit = async (kind: ReportKind, id: number | string) => {
  const params = { query: { kind, subject_id: id } };
  const entries = await unwrap(moderator.api.GET('/dashboard/audit', { params }));
  return entries.map(({ action, actor, note }) => ({ action, actor: actor?.id, note }));
};
const eventsOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/notification')))
    .filter(({ event }) => event !== 'flight_scored' && event !== 'badge_earned')
    .map(({ event, text, actor }) => ({ event, text, actor }));
const listed = async (id: number) =>
  (await unwrap(testApi.api.GET('/flight'))).some((flight) => flight.id === id);
const ranked = async ({ id }: TestUser) =>
  (await unwrap(testApi.api.POST('/ranking', { body: { season: 2026 } }))).some(
    ({ user }) => user?.id === id,
  );

test('moderators hide and remove reported comments, on record', async () => {
  const flightId = await fly(pilot);
  const body = { comment: 'Come to the bar! '.repeat(10) };
  const { id } = await unwrap(fan.api.POST('/comment/flight/{id}', { ...at(flightId), body }));
  expect((await report(pilot, { kind: 'comment', id })).response.status).toBe(204);
  const [row] = await reports();
  expect(row).toMatchObject({ kind: 'comment', user: { id: fan.id } });
  expect(row?.title).toHaveLength(81);
  const hidden = { ...at(id), body: { hidden: true } };
  expect((await superuser.api.PATCH('/comment/{id}', hidden)).response.status).toBe(200);
  expect(row?.link).toBe(`/flight/${flightId}#comment-${id}`);
  const remove = () => moderator.api.DELETE('/comment/{id}', at(id));
  const presses = await Promise.all([remove(), remove()]);
  expect(presses.map(({ response }) => response.status)).toEqual([204, 204]);
  expect(await audit('comment', id)).toMatchObject([
    { action: 'comment_removed', actor: moderator.id },
    { action: 'comment_hidden', actor: superuser.id },
  ]);
});

/** Creates a public thing with words, and returns how its row is read. */
async function makeWorded(
  kind:
    | 'travel'
    | 'task'
    | 'competition'
    | 'championship'
    | 'flight_collection'
    | 'waypoint_collection',
) {
  const { db } = testApi.server.services;
  const words = { name: 'Rude', description: 'Rude', visibility: 'public' } as const;
  const point = (lon: number) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lon, 51] as [number, number] },
    properties: { name: 'A' },
  });
  const makeTask = () =>
    unwrap(pilot.api.POST('/task', { body: { ...words, point_features: [point(7), point(8)] } }));
  const make = {
    travel: async () => {
      const { name, description } = words;
      const days = { start_date: '2026-07-13', end_date: '2026-07-14' };
      const flown = { ...days, flights: 2, distance: 0, points: 0, is_found: true };
      return db
        .insertInto('travel')
        .values({ user_id: pilot.id, name, description, ...flown })
        .returning('id')
        .executeTakeFirstOrThrow();
    },
    task: makeTask,
    competition: async () => {
      const day = { score_kind: 'date', scoring_date: '2026-07-14' } as const;
      const { id: taskId } = await makeTask();
      const body = { task_id: taskId, name: words.name, ...day };
      return unwrap(pilot.api.POST('/task/score', { body }));
    },
    championship: () => {
      const dates = { start_date: '2026-07-11', end_date: '2026-07-18' };
      const body = { name: words.name, place: 'Rude', ...dates };
      return unwrap(pilot.api.POST('/championship', { body }));
    },
    flight_collection: () => unwrap(pilot.api.POST('/flightcollection', { body: words })),
    waypoint_collection: () => unwrap(pilot.api.POST('/waypointcollection', { body: words })),
  };
  const { id } = await make[kind]();
  const read = () =>
    db
      .selectFrom(kind)
      .selectAll()
      .where('id', '=', id as never);
  return { id, words: () => read().executeTakeFirstOrThrow() };
}

const HIDDEN = { description: null, visibility: 'private' };

test('a superuser who deletes a competition is recorded', async () => {
  const { id } = await makeWorded('competition');
  const params = { path: { competition: Number(id) } };
  await unwrap(superuser.api.DELETE('/task/score/{competition}', { params }));
  expect(await audit('competition', id)).toMatchObject([
    { action: 'competition_deleted', actor: superuser.id },
  ]);
});

describe('a report', () => {
  test('reaches moderators once per user and thing, with who is concerned', async () => {
    const id = await fly(pilot);
    for (const comment of ['Our house.', 'Again.']) {
      expect((await report(fan, { kind: 'flight', id, comment })).response.status).toBe(204);
    }
    const own = (await reports()).filter((each) => each.subject_id === id);
    expect(own).toEqual([
      {
        id: expect.any(Number),
        kind: 'flight',
        subject_id: id,
        title: '2026-07-14',
        link: `/flight/${id}`,
        user: expect.objectContaining({ id: pilot.id }),
        reason: 'privacy',
        comment: 'Our house.',
        reporter: expect.objectContaining({ id: fan.id }),
        created: '2026-07-14T18:00:00+00:00',
      },
    ]);
    const [reported] = await flightsIn('reported');
    expect(reported).toMatchObject({ id, reports: 1 });
    const close = () => moderator.api.POST('/dashboard/report/{id}/close', at(own[0]!.id));
    await Promise.all([close(), close()]);
    expect((await reports()).some((each) => each.subject_id === id)).toBe(false);
    expect((await reports('closed'))[0]).toMatchObject({ subject_id: id });
    expect(await audit('flight', id)).toEqual([{ action: 'report_closed', actor: moderator.id }]);
    // It stays closed, so that one user does not keep moderators busy.
    await report(fan, { kind: 'flight', id });
    expect(await flightsIn('reported')).toEqual([]);
  });

  test('is about pilots, photos and clubs, too', async () => {
    const flight = await fly(pilot);
    const { id: story } = await uploadStory(pilot.api, flight, new Blob([await sampleImage()]));
    const { club, name } = await unwrap(testApi.api.GET('/user/{id}', at(pilot.id)));
    await report(fan, { kind: 'story', id: story });
    await report(fan, { kind: 'user', id: pilot.id });
    await report(fan, { kind: 'club', id: club!.id });
    expect((await reports()).slice(0, 3)).toMatchObject([
      { kind: 'club', title: 'Wave Club', link: `/club/${club!.id}` },
      { kind: 'user', title: name, user: { id: pilot.id } },
      { kind: 'story', link: `/flight/${flight}`, user: { id: pilot.id } },
    ]);
  });

  test.each([
    { kind: 'travel', page: 'travel', cleared: { name: null, description: null } },
    { kind: 'task', page: 'task', cleared: { name: null, ...HIDDEN } },
    { kind: 'competition', page: 'task/score', cleared: { name: null } },
    { kind: 'championship', page: 'task/championship', cleared: { name: null, place: null } },
    { kind: 'flight_collection', page: 'collection', cleared: HIDDEN },
    { kind: 'waypoint_collection', page: 'waypoint', cleared: HIDDEN },
  ] as const)('of a $kind lets moderators remove its words', async ({ kind, page, cleared }) => {
    const { id, words } = await makeWorded(kind);
    await report(fan, { kind, id });
    const [open] = await reports();
    expect(open).toMatchObject({
      kind,
      subject_id: id,
      title: 'Rude',
      link: `/${page}/${id}`,
      user: { id: pilot.id },
    });
    const remove = (user: TestUser) =>
      user.api.POST('/dashboard/report/{id}/remove', { ...at(open!.id), body: { reason: REASON } });
    expect((await remove(pilot)).response.status).toBe(403);
    await Promise.all([remove(moderator), remove(moderator)]);
    expect(await words()).toMatchObject(cleared);
    expect((await reports()).some((each) => each.id === open!.id)).toBe(false);
    expect(await audit(kind, id)).toEqual([
      { action: 'words_removed', actor: moderator.id, note: REASON },
    ]);
    const [news] = await unwrap(pilot.api.GET('/notification'));
    expect(news).toMatchObject({ event: 'words_removed', link: `/${page}/${id}` });
    expect(news!.text).toContain(REASON);
  });

  test('of another kind has no words to remove', async () => {
    await report(fan, { kind: 'user', id: moderator.id });
    const [open] = await reports();
    const body = { reason: REASON };
    const { response } = await moderator.api.POST('/dashboard/report/{id}/remove', {
      ...at(open!.id),
      body,
    });
    expect(response.status).toBe(404);
  });

  test.each([
    'flight',
    'story',
    'comment',
    'user',
    'club',
    'travel',
    'task',
    'competition',
    'championship',
    'flight_collection',
    'waypoint_collection',
  ] as const)('of an unknown %s: 404', async (kind) => {
    expect((await report(fan, { kind, id: 2_147_483_647 })).response.status).toBe(404);
  });

  test('of another reason needs a comment', async () => {
    const body = { kind: 'user', id: pilot.id, reason: 'other' } as const;
    const { response } = await fan.api.POST('/report', { body });
    expect(response.status).toBe(422);
  });

  test('is in the archive of its author, and without the author in that of the other', async () => {
    await report(fan, { kind: 'user', id: pilot.id, comment: 'It is I, the fan.' });
    const archive = async ({ api }: TestUser) => {
      const { db } = testApi.server.services;
      const { id } = await unwrap(api.GET('/user/me'));
      const { exportReports } = await import('./operations/export-reports.js');
      return exportReports.account?.({ ...testApi.server.services, db }, { userId: id } as never);
    };
    expect(await archive(fan)).toMatchObject({
      reports: [{ kind: 'user', id: pilot.id, comment: 'It is I, the fan.' }],
      reports_received: [],
    });
    const { reports_received: received } = (await archive(pilot)) as { reports_received: object[] };
    expect(received).toMatchObject([{ kind: 'user', reason: 'privacy' }]);
    expect(received[0]).not.toHaveProperty('comment');
  });
});

describe('a hidden flight', () => {
  test('does not exist for others and does not count until it is restored', async () => {
    const id = await fly(pilot);
    await report(fan, { kind: 'flight', id });
    expect(await ranked(pilot)).toBe(true);
    await hide(moderator, id);
    await hide(moderator, id);
    expect((await detail(id)).response.status).toBe(404);
    expect((await detail(id, fan.api)).response.status).toBe(404);
    expect(await listed(id)).toBe(false);
    expect(await ranked(pilot)).toBe(false);
    const removed = await unwrap(testApi.api.GET('/flight/changes'));
    expect(removed.removed).toContain(id);
    const { db } = testApi.server.services;
    const results = await db
      .selectFrom('flight_contest')
      .where('flight_id', '=', id)
      .select('contest')
      .execute();
    expect(results).toEqual([]);

    const hidden = { since: '2026-07-14T18:00:00+00:00', reason: REASON };
    const forPilot = await unwrap(detail(id, pilot.api));
    expect(forPilot).toMatchObject({ hidden, rank: false, not_ranked_reason: 'not_public' });
    expect(forPilot).not.toHaveProperty('visibility');
    expect(await unwrap(detail(id, moderator.api))).toMatchObject({ hidden });
    expect(await flightsIn('hidden')).toMatchObject([{ id, hidden, reports: 0 }]);
    const text = `A moderator hid your flight of 14 July 2026: ${REASON}`;
    expect(await eventsOf(pilot)).toEqual([{ event: 'flight_hidden', text }]);

    await restore(superuser, id);
    await restore(superuser, id);
    expect(await unwrap(detail(id))).not.toHaveProperty('hidden');
    expect(await listed(id)).toBe(true);
    expect(await ranked(pilot)).toBe(true);
    expect((await eventsOf(pilot)).map(({ event }) => event)).toEqual(['flight_shown']);
    expect(await audit('flight', id)).toEqual([
      { action: 'flight_restored', actor: superuser.id },
      { action: 'flight_hidden', actor: moderator.id, note: REASON },
    ]);
  });

  test('cannot be published by its pilot, not even by a link', async () => {
    const id = await fly(pilot);
    const show = (visibility: 'public' | 'link' | 'draft' | 'private') =>
      pilot.api.PATCH('/flightdetail/{id}', { ...at(id), body: { visibility } });
    const { data } = await show('link');
    const link = data?.link_token ?? '';
    await hide(moderator, id);
    const query = { link };
    const byLink = () => testApi.api.GET('/flightdetail/{id}', { params: { path: { id }, query } });
    expect((await byLink()).response.status).toBe(404);
    for (const visibility of ['public', 'draft'] as const) {
      const { response, error } = await show(visibility);
      expect(response.status).toBe(403);
      expect(error).toMatchObject({ code: 'FLIGHT_HIDDEN' });
    }
    const body = { registration: 'D-9999' };
    expect((await pilot.api.PATCH('/flightdetail/{id}', { ...at(id), body })).data).toMatchObject({
      registration: 'D-9999',
    });
    await restore(moderator, id);
    expect((await byLink()).response.status).toBe(200);
    await hide(moderator, id);
    expect((await show('private')).response.status).toBe(200);
    await restore(moderator, id);
    expect((await detail(id)).response.status).toBe(404);
  });

  test('comes back hidden with a restored account', async () => {
    const id = await fly(pilot);
    await hide(moderator, id);
    await unwrap(pilot.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    const body = { email: pilot.email, password: PASSWORD };
    await unwrap(testApi.api.POST('/auth/restore', { body }));
    expect((await detail(id)).response.status).toBe(404);
    expect(await unwrap(detail(id, moderator.api))).toMatchObject({ hidden: { reason: REASON } });
  });

  test('comes back hidden from the same file, also for another user', async () => {
    const igc = sampleIgc({ serial: 'HID', takeoffs: TWO_TAKEOFFS });
    const upload = async ({ api }: TestUser) => {
      const flights = await uploadFlight(api, igc, { name: 'a.igc' });
      for (const { id } of flights) await waitForScore(api, id, { pollMs: 50 });
      return flights.map(({ id }) => id);
    };
    const [first, second] = await upload(pilot);
    await hide(moderator, first!);
    const removed = await pilot.api.DELETE('/flightdetail/{id}', at(first!));
    expect(removed.response.status).toBe(204);
    const [again] = await upload(pilot);
    expect((await detail(again!)).response.status).toBe(404);
    expect(await listed(again!)).toBe(false);
    expect(await ranked(pilot)).toBe(true);
    for (const id of [again!, second!]) {
      expect((await pilot.api.DELETE('/flightdetail/{id}', at(id))).response.status).toBe(204);
    }
    const [byOther, open] = await upload(fan);
    expect(await unwrap(detail(byOther!, fan.api))).toMatchObject({
      hidden: { reason: REASON },
      rank: false,
    });
    expect(await listed(open!)).toBe(true);
    expect((await flightsIn('hidden')).map(({ id }) => id)).toContain(byOther);
    await restore(moderator, byOther!);
    expect(await listed(byOther!)).toBe(true);
    await fan.api.DELETE('/flightdetail/{id}', at(byOther!));
    expect(await listed((await upload(fan))[0]!)).toBe(true);
  });

  test('is scored again without becoming public', async () => {
    const id = await fly(pilot);
    const { updated: before } = await rowOf(id);
    await hide(moderator, id);
    await unwrap(moderator.api.POST('/dashboard/flight/{id}/rescore', at(id)));
    const scored = await waitForScore(pilot.api, id, { pollMs: 50 });
    expect(scored.contest[0]?.points).toBeGreaterThan(0);
    expect((await detail(id)).response.status).toBe(404);
    expect((await rowOf(id)).updated.getTime()).toBeGreaterThan(before.getTime());
    expect((await audit('flight', id))[0]).toMatchObject({ action: 'flight_rescored' });
  });
});

function rowOf(id: number) {
  const { db } = testApi.server.services;
  return db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .select('updated')
    .executeTakeFirstOrThrow();
}

test('a photo is removed, and its pilot told why', async () => {
  const flight = await fly(pilot);
  const { id } = await uploadStory(pilot.api, flight, new Blob([await sampleImage()]));
  await report(fan, { kind: 'story', id });
  const remove = () =>
    moderator.api.POST('/dashboard/story/{id}/remove', { ...at(id), body: { reason: REASON } });
  const presses = await Promise.all([remove(), remove()]);
  expect(presses.map(({ response }) => response.status)).toEqual([204, 204]);
  expect((await remove()).response.status).toBe(204);
  expect((await unwrap(detail(flight))).story).toEqual([]);
  expect((await reports('closed'))[0]).toMatchObject({ kind: 'story', subject_id: id });
  expect(await eventsOf(pilot)).toMatchObject([{ event: 'story_removed' }]);
  expect(await audit('story', id)).toMatchObject([{ action: 'story_removed', note: REASON }]);
});

test('a photo of a co-pilot is theirs in a report, and they are told of its removal', async () => {
  const dateOfBirth = '1992-03-04';
  const mate = await testApi.signUp({ dateOfBirth });
  const igc = sampleIgc({ serial: 'CRW', gliderType: 'Duo Discus' });
  const coUser = { id: mate.id, dateOfBirth };
  const [flight] = await uploadFlight(pilot.api, igc, { name: 'a.igc', coUser });
  await confirmSeat(mate, flight!.id);
  const image = new Blob([await sampleImage({ color: '#334455' })]);
  const { id } = await uploadStory(mate.api, flight!.id, image);
  await report(fan, { kind: 'story', id });
  expect((await reports())[0]).toMatchObject({ kind: 'story', user: { id: mate.id } });
  const body = { reason: REASON };
  await unwrap(moderator.api.POST('/dashboard/story/{id}/remove', { ...at(id), body }));
  expect(await eventsOf(mate)).toContainEqual(expect.objectContaining({ event: 'story_removed' }));
  expect(await eventsOf(pilot)).not.toContainEqual(
    expect.objectContaining({ event: 'story_removed' }),
  );
});

describe('the audit trail', () => {
  test.each([
    'update audit_entry set note = null',
    'delete from audit_entry',
    'truncate audit_entry',
  ])('rejects: %s', async (statement) => {
    await hide(moderator, await fly(pilot));
    const { db } = testApi.server.services;
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('do not change');
  });

  test('is read in pages and by action', async () => {
    const id = await fly(pilot);
    await hide(moderator, id);
    await restore(moderator, id);
    const read = (query: { action_in?: ['flight_hidden']; skip?: number; limit?: number }) =>
      unwrap(moderator.api.GET('/dashboard/audit', { params: { query } }));
    const [first, second] = await read({ limit: 2 });
    expect([first?.action, second?.action]).toEqual(['flight_restored', 'flight_hidden']);
    expect(await read({ skip: 1, limit: 1 })).toEqual([second]);
    expect((await read({ action_in: ['flight_hidden'], limit: 1 }))[0]).toEqual(second);
    const params = { query: { subject_id: id } };
    expect((await moderator.api.GET('/dashboard/audit', { params })).response.status).toBe(422);
  });
});

test('the dashboard counts what waits', async () => {
  const id = await fly(pilot);
  const before = await unwrap(moderator.api.GET('/dashboard'));
  await report(fan, { kind: 'flight', id });
  const after = await unwrap(moderator.api.GET('/dashboard'));
  expect(after.open.reports).toBe(before.open.reports + 1);
  expect(after.open.reported).toBe(before.open.reported + 1);
  await hide(moderator, id);
  const done = await unwrap(moderator.api.GET('/dashboard'));
  expect(done.open).toMatchObject({
    reports: before.open.reports,
    hidden: before.open.hidden + 1,
  });
  expect(done.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(done.storage.database_bytes).toBeGreaterThan(0);
});

describe('bans', () => {
  const ban = (
    { api }: TestUser,
    { id }: TestUser,
    bans: { is_banned?: boolean; is_live_banned?: boolean; is_content_banned?: boolean },
  ) =>
    api.PATCH('/dashboard/user/{id}/bans', {
      ...at(id),
      body: { ...bans, reason: 'Test flights.' },
    });
  const enter = ({ email }: TestUser, password = PASSWORD) =>
    signIn(createApi({ baseUrl: testApi.url }), { email, password });

  test('of the account end sessions and tokens, and are told at the sign-in', async () => {
    const body = { name: 'Mirror', scopes: ['read' as const], password: PASSWORD };
    const { token } = await unwrap(pilot.api.POST('/auth/personal-token', { body }));
    expect((await ban(moderator, pilot, { is_banned: true })).data).toMatchObject({
      is_banned: true,
      ban_reason: 'Test flights.',
    });
    expect((await pilot.api.GET('/user/me')).response.status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${testApi.url}/v1/user/me`, { headers })).status).toBe(401);
    await expect(enter(pilot)).rejects.toMatchObject({
      code: 'account_banned',
      message: 'A moderator has banned this account: Test flights.',
    });
    // Whether there is such an account is told only with its password.
    await expect(enter(pilot, 'a wrong guess')).rejects.toMatchObject({ code: 'invalid_grant' });
    expect((await testApi.api.GET('/user/{id}', at(pilot.id))).response.status).toBe(200);
    await ban(moderator, pilot, { is_banned: false });
    await expect(enter(pilot)).resolves.toBeUndefined();
    expect(await audit('user', pilot.id)).toMatchObject([
      { action: 'account_unbanned' },
      { action: 'account_banned', note: 'Test flights.' },
    ]);
  });

  test('of live tracking disconnect the tracker', async () => {
    const connect = () => pilot.api.POST('/user/device', { body: { id: 'FLRDDA5BA' } });
    await unwrap(connect());
    await ban(moderator, pilot, { is_live_banned: true });
    expect(await unwrap(pilot.api.GET('/user/me'))).not.toHaveProperty('device');
    expect(await eventsOf(pilot)).toMatchObject([
      { text: 'A moderator changed the restrictions of your account: Test flights.' },
    ]);
    const { response, error } = await connect();
    expect(response.status).toBe(403);
    expect(error).toMatchObject({ code: 'LIVE_BANNED' });
    await ban(moderator, pilot, { is_live_banned: false });
    expect((await connect()).response.status).toBe(201);
  });

  test('of content allow flights, but no photos, texts, groups and messages', async () => {
    await ban(moderator, pilot, { is_content_banned: true });
    expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({
      is_content_banned: true,
      ban_reason: 'Test flights.',
    });
    const flight = await fly(pilot);
    const image = new Blob([await sampleImage()]);
    await expect(uploadStory(pilot.api, flight, image)).rejects.toMatchObject({
      code: 'CONTENT_BANNED',
    });
    const refused = [
      await pilot.api.POST('/usergroup', { body: { name: 'Wave camp' } }),
      await pilot.api.PATCH('/user/me', { body: { bio: 'Hello.' } }),
      await pilot.api.POST('/usermessage', {
        body: { recipient_id: fan.id, message: 'Hello, hello.' },
      }),
    ];
    for (const { error } of refused) expect(error).toMatchObject({ code: 'CONTENT_BANNED' });
    expect((await pilot.api.PATCH('/user/me', { body: { bio: null } })).response.status).toBe(200);
  });

  test('of content let users hide and remove theirs, and comments on their flights', async () => {
    const flight = await fly(pilot);
    const body = { comment: 'Rude' };
    const comment = () => unwrap(fan.api.POST('/comment/flight/{id}', { ...at(flight), body }));
    const { id } = await comment();
    const own = await unwrap(pilot.api.POST('/comment/flight/{id}', { ...at(flight), body }));
    const collection = await unwrap(
      pilot.api.POST('/flightcollection', { body: { name: 'Rude' } }),
    );
    const { id: group } = await unwrap(pilot.api.POST('/usergroup', { body: { name: 'Rude' } }));
    await ban(moderator, pilot, { is_content_banned: true });
    const changeGroup = (patch: { name?: string; description?: string | null }) =>
      pilot.api.PATCH('/usergroup/{id}', { ...at(group), body: patch });
    const member = { params: { path: { id: group }, query: { user_id: fan.id } } };
    const edit = (commentId: number, patch: { comment?: string; hidden?: boolean }) =>
      pilot.api.PATCH('/comment/{id}', { ...at(commentId), body: patch });
    const change = (patch: { name?: string; visibility?: 'private' | 'link' | 'public' }) =>
      pilot.api.PATCH('/flightcollection/{id}', {
        params: { path: { id: collection.id } },
        body: patch,
      });
    const allowed = [
      await edit(id, { hidden: true }),
      await change({ visibility: 'link' }),
      await change({ visibility: 'private' }),
      await pilot.api.DELETE('/comment/{id}', at(own.id)),
      await pilot.api.POST('/usergroup/add/{id}', member),
      await pilot.api.DELETE('/usergroup/add/{id}', member),
      await changeGroup({ description: null }),
    ];
    expect(allowed.filter(({ response }) => !response.ok)).toEqual([]);
    const refused = [
      await edit(own.id, { comment: 'Rude again' }),
      await edit(id, { comment: 'Changed' }),
      await change({ name: 'Rude again' }),
      await change({ visibility: 'link' }),
      await change({ visibility: 'public' }),
      await changeGroup({ name: 'Rude again' }),
      await changeGroup({ description: 'Rude again' }),
    ];
    for (const { error } of refused) expect(error).toMatchObject({ code: 'CONTENT_BANNED' });
  });

  test('are not for those of the same or a higher role', async () => {
    const second = await testApi.signUp();
    await setFlags(second, { is_moderator: true });
    const bans = { is_banned: true };
    for (const target of [superuser, second, moderator]) {
      const { error } = await ban(moderator, target, bans);
      expect(error).toMatchObject({ code: 'ROLE_TOO_HIGH' });
    }
    expect((await ban(superuser, superuser, bans)).response.status).toBe(403);
    expect((await ban(superuser, second, bans)).response.status).toBe(200);
    const out = await moderator.api.POST('/dashboard/user/{id}/sign-out', at(superuser.id));
    expect(out.response.status).toBe(403);
  });
});

test('a moderator signs a user out everywhere', async () => {
  await unwrap(moderator.api.POST('/dashboard/user/{id}/sign-out', at(pilot.id)));
  expect((await pilot.api.GET('/user/me')).response.status).toBe(401);
  expect(await audit('user', pilot.id)).toEqual([{ action: 'signed_out', actor: moderator.id }]);
});

describe('roles', () => {
  const setRole = ({ api }: TestUser, { id }: TestUser, role: 'user' | 'moderator' | 'superuser') =>
    api.POST('/dashboard/user/{id}/role', { ...at(id), body: { role } });

  test('are changed by superusers, one of whom always stays', async () => {
    expect((await setRole(superuser, fan, 'moderator')).data).toMatchObject({ role: 'moderator' });
    expect((await unwrap(fan.api.GET('/user/me'))).is_moderator).toBe(true);
    expect((await setRole(fan, pilot, 'moderator')).response.status).toBe(403);
    const { error } = await setRole(superuser, superuser, 'user');
    expect(error).toMatchObject({ code: 'LAST_SUPERUSER' });
    await setRole(superuser, fan, 'superuser');
    // Each wants to be the only one.
    const both = await Promise.all([
      setRole(superuser, fan, 'user'),
      setRole(fan, superuser, 'user'),
    ]);
    expect(both.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 403,
    ]);
    const { db } = testApi.server.services;
    await db.updateTable('user').set({ is_superuser: false }).where('id', '=', fan.id).execute();
    await setFlags(superuser, { is_superuser: true });
    expect((await audit('user', fan.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['made_superuser', 'made_moderator']),
    );
  });

  test('of accounts are found by name, id and state, and by address only for superusers', async () => {
    const wanted = await testApi.signUp({ name: 'Wilhelmina Quixote' });
    const find = async ({ api }: TestUser, query: { query?: string; state?: 'staff' | 'banned' }) =>
      unwrap(api.GET('/dashboard/user', { params: { query } }));
    const ids = (users: readonly { id: number }[]) => users.map(({ id }) => id);
    expect(ids(await find(moderator, { query: 'quix' }))).toEqual([wanted.id]);
    expect(ids(await find(moderator, { query: String(wanted.id) }))).toEqual([wanted.id]);
    expect(await find(moderator, { query: wanted.email })).toEqual([]);
    expect((await find(moderator, { query: 'quix' }))[0]).not.toHaveProperty('email');
    expect(await find(superuser, { query: wanted.email })).toMatchObject([
      { id: wanted.id, email: wanted.email, role: 'user', flight_count: 0 },
    ]);
    expect(ids(await find(moderator, { state: 'staff' }))).toContain(superuser.id);
    expect(ids(await find(moderator, { state: 'staff' }))).not.toContain(wanted.id);
    expect(await find(moderator, { query: '%' })).toEqual([]);
  });
});
