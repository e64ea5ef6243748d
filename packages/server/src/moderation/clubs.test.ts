import { type ClubMerge, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { describePage } from '../pages/describe-page.js';
import { MovedError } from '../platform/errors/errors.js';
import { rebuildRankings } from '../rankings/update-rankings.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let testApi: TestApi;
let moderator: TestUser;
let serial = 100;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => START });
  moderator = await testApi.signUp();
  const { db } = testApi.server.services;
  await db.updateTable('user').set({ is_moderator: true }).where('id', '=', moderator.id).execute();
});

const at = (id: number) => ({ params: { path: { id } } });
const intoOf = (id: number, into: number) => ({ params: { path: { id }, query: { into } } });
const merge = (id: number, into: number) =>
  moderator.api.POST('/dashboard/club/{id}/merge', intoOf(id, into));

async function clubOf({ id }: TestUser) {
  const { club } = await unwrap(testApi.api.GET('/user/{id}', at(id)));
  return club!.id;
}

async function fly({ api }: TestUser) {
  serial += 1;
  const [uploaded] = await uploadFlight(api, sampleIgc({ serial: String(serial) }));
  return waitForScore(api, uploaded!.id, { pollMs: 50 });
}

test('a club is found and changed, and the former name recorded', async () => {
  const club = await clubOf(await testApi.signUp({ clubName: 'Aero Clbu Varese' }));
  const find = (query: string) =>
    unwrap(moderator.api.GET('/dashboard/club', { params: { query: { query } } }));
  expect(await find('clbu')).toEqual([
    { id: club, name: 'Aero Clbu Varese', confirmed: true, pilots: 1, flights: 0, reports: 0 },
  ]);
  const body = { name: 'Aero Club Varese', url: 'https://club.example.org' };
  const change = () => moderator.api.PATCH('/dashboard/club/{id}', { ...at(club), body });
  expect((await change()).data).toMatchObject(body);
  await change();
  expect(await find('clbu')).toEqual([]);
  const params = { query: { kind: 'club', subject_id: club } } as const;
  const entries = await unwrap(moderator.api.GET('/dashboard/audit', { params }));
  expect(entries).toMatchObject([{ action: 'club_changed', note: 'Aero Clbu Varese' }]);
  await testApi.signUp({ clubName: 'LSV Anklam' });
  const taken = { ...at(club), body: { name: 'LSV Anklam' } };
  expect((await moderator.api.PATCH('/dashboard/club/{id}', taken)).response.status).toBe(422);
  const script = { ...at(club), body: { url: 'javascript:alert(1)' } };
  expect((await moderator.api.PATCH('/dashboard/club/{id}', script)).response.status).toBe(422);
});

describe('a merged club', () => {
  let from: number;
  let into: number;
  let pilot: TestUser;
  let leaving: TestUser;
  let fan: TestUser;
  let preview: ClubMerge;
  let statuses: number[];

  beforeAll(async () => {
    pilot = await testApi.signUp({ clubName: 'Wave Club' });
    leaving = await testApi.signUp({ clubName: 'Wave Club' });
    fan = await testApi.signUp({ clubName: 'Wave Club e.V.' });
    from = await clubOf(pilot);
    into = await clubOf(fan);
    await fly(pilot);
    await fly(leaving);
    await fly(fan);
    await unwrap(fan.api.POST('/club/{id}/follow', at(from)));
    const filter = [{ name: 'Waves', search: `club=${from}` }];
    await unwrap(fan.api.PATCH('/user/me', { body: { filter } }));
    await unwrap(fan.api.POST('/report', { body: { kind: 'club', id: from, reason: 'spam' } }));
    await unwrap(leaving.api.POST('/user/me/delete', { body: { password: PASSWORD } }));
    const appointed = { params: { path: { id: from }, query: { user_id: pilot.id } } };
    await unwrap(moderator.api.POST('/dashboard/club/{id}/administrator', appointed));
    const body = { description: 'Waves all winter.' };
    await unwrap(pilot.api.PATCH('/club/{id}', { ...at(from), body }));
    preview = await unwrap(moderator.api.GET('/dashboard/club/{id}/merge', intoOf(from, into)));
    const both = await Promise.all([merge(from, into), merge(from, into)]);
    statuses = both.map(({ response }) => response.status);
  });

  test('is merged once, and the preview counts what moves', () => {
    expect(preview).toEqual({ pilots: 1, flights: 1, followers: 1 });
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  test('leads to the other, in the API and as a page', async () => {
    const response = await fetch(`${testApi.url}/v1/club/${from}?season=2026&contest=sprint`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/v1/club/${into}?season=2026&contest=sprint`);
    expect((await unwrap(testApi.api.GET('/club/{id}', at(from)))).id).toBe(into);
    const feed = await fetch(`${testApi.url}/club/${from}/feed.json`, { redirect: 'manual' });
    expect(feed.headers.get('location')).toBe(`/club/${into}/feed.json`);
    const page = describePage(testApi.server.services, `/club/${from}/pilot`, 'en');
    await expect(page).rejects.toThrow(MovedError);
    await expect(page).rejects.toMatchObject({ location: `/club/${into}/pilot` });
    expect((await testApi.api.GET('/club/{id}', at(2_147_483_647))).response.status).toBe(404);
  });

  test('has given its pilots, flights, rankings, followers, saved filters and reports to the other', async () => {
    expect(await clubOf(pilot)).toBe(into);
    const params = { query: { club_id_in: [into] } };
    expect(await unwrap(testApi.api.GET('/flight', { params }))).toHaveLength(2);
    const { db } = testApi.server.services;
    const stored = () => db.selectFrom('ranking_place').selectAll().execute();
    const byKey = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    const kept = byKey(await stored());
    await db.transaction().execute(rebuildRankings);
    expect(byKey(await stored())).toEqual(kept);
    expect(await unwrap(fan.api.GET('/club/{id}', at(into)))).toMatchObject({
      caller_follows: 'following',
    });
    expect(await unwrap(pilot.api.GET('/club/{id}', at(into)))).toMatchObject({
      caller_administers: true,
      description: 'Waves all winter.',
    });
    expect(await unwrap(pilot.api.GET('/user/me/membership'))).toMatchObject([
      { club: { id: into } },
    ]);
    expect(await unwrap(pilot.api.GET('/notification'))).toContainEqual(
      expect.objectContaining({ event: 'club_administrator', link: `/club/${into}` }),
    );
    const { filter } = await unwrap(fan.api.GET('/user/me'));
    expect(filter).toEqual([{ name: 'Waves', search: `club=${into}` }]);
    const [report] = await unwrap(moderator.api.GET('/dashboard/report'));
    expect(report).toMatchObject({ kind: 'club', subject_id: into });
  });

  test('is that of an account that comes back', async () => {
    const body = { email: leaving.email, password: PASSWORD };
    await unwrap(testApi.api.POST('/auth/restore', { body }));
    expect(await clubOf(leaving)).toBe(into);
    const params = { query: { club_id_in: [into] } };
    expect(await unwrap(testApi.api.GET('/flight', { params }))).toHaveLength(3);
  });

  test('can be the remaining club of an earlier merge', async () => {
    const last = await clubOf(await testApi.signUp({ clubName: 'Wave Society' }));
    expect((await merge(into, last)).response.status).toBe(200);
    expect((await unwrap(testApi.api.GET('/club/{id}', at(from)))).id).toBe(last);
  });
});

test('clubs with pilots of the same name, and a club with itself, are not merged', async () => {
  const first = await clubOf(await testApi.signUp({ name: 'Ana Ruiz', clubName: 'North Club' }));
  const second = await clubOf(await testApi.signUp({ name: 'ana ruiz', clubName: 'South Club' }));
  const { response, error } = await merge(first, second);
  expect(response.status).toBe(409);
  expect(error).toMatchObject({ code: 'SAME_NAMES' });
  expect((await merge(first, first)).response.status).toBe(422);
  expect((await testApi.api.GET('/club/{id}', at(first))).response.status).toBe(200);
});
