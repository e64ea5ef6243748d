import { unwrap, uploadFlight } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const JOINED = new Date('2026-06-01T10:00:00Z');
const LATER = new Date('2026-07-20T10:00:00Z');

let testApi: TestApi;
let now = JOINED;
let clubs: number[];
let serial = 200;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  clubs = [];
  for (const clubName of ['Aero Club', 'Wave Club', 'Ridge Club']) {
    const { club } = await profile(await testApi.signUp({ clubName }));
    clubs.push(club!.id);
  }
});

beforeEach(() => {
  now = JOINED;
});

const profile = ({ api }: TestUser) => unwrap(api.GET('/user/me'));
const list = ({ api }: TestUser) => unwrap(api.GET('/user/me/membership'));
const change = ({ api }: TestUser, body: RequestBody<'updateMe'>) =>
  unwrap(api.PATCH('/user/me', { body }));
const set = ({ api }: TestUser, memberships: RequestBody<'setMemberships'>['memberships']) =>
  unwrap(api.POST('/user/me/membership', { body: { memberships } }));

async function flyOn({ api }: TestUser, day: string) {
  serial += 1;
  const igc = sampleIgc({ serial: String(serial), takeoffs: [`${day}T06:00:00Z`] });
  const [flight] = await uploadFlight(api, igc);
  return unwrap(api.GET('/flightdetail/{id}', { params: { path: { id: flight!.id } } }));
}

test('a flight counts for the club of its day, and stays with it', async () => {
  const [aero, wave] = clubs;
  const pilot = await testApi.signUp({ clubName: 'Aero Club' });
  expect(await list(pilot)).toEqual([{ club: { id: aero, name: 'Aero Club' }, is_second: false }]);
  now = LATER;
  const old = await flyOn(pilot, '2026-07-19');
  await change(pilot, { club_id: wave! });
  expect(await list(pilot)).toEqual([
    { club: { id: wave, name: 'Wave Club' }, is_second: false, since: '2026-07-20' },
    { club: { id: aero, name: 'Aero Club' }, is_second: false, until: '2026-07-19' },
  ]);
  const today = await flyOn(pilot, '2026-07-20');
  const late = await flyOn(pilot, '2026-07-18');
  expect([old, today, late].map(({ club }) => club?.id)).toEqual([aero, wave, aero]);
  const byClub = { params: { query: { club_id_in: [aero!] } } };
  const flights = await unwrap(testApi.api.GET('/flight', byClub));
  expect(flights.map(({ id }) => id)).toEqual(expect.arrayContaining([old.id, late.id]));
  const users = await unwrap(testApi.api.GET('/user', byClub));
  expect(users.map(({ id }) => id)).not.toContain(pilot.id);
});

test('a choice that is taken back on the same day leaves no trace', async () => {
  const [aero, wave, ridge] = clubs;
  const pilot = await testApi.signUp({ clubName: 'Wave Club' });
  await change(pilot, { club_id: aero!, second_club_id: ridge! });
  expect(await list(pilot)).toMatchObject([
    { club: { id: aero }, is_second: false },
    { club: { id: ridge }, is_second: true },
  ]);
  now = LATER;
  await change(pilot, { club_id: wave! });
  await change(pilot, { club_id: aero! });
  expect(await list(pilot)).toEqual([
    { club: { id: aero, name: 'Aero Club' }, is_second: false },
    { club: { id: ridge, name: 'Ridge Club' }, is_second: true },
  ]);
});

test('the second club of a day can be chosen for a flight of that day alone', async () => {
  const [aero, wave, ridge] = clubs;
  const pilot = await testApi.signUp({ clubName: 'Aero Club' });
  now = LATER;
  await change(pilot, { second_club_id: ridge! });
  await set(pilot, [
    { club_id: aero! },
    { club_id: ridge!, is_second: true, since: '2026-07-19' },
    { club_id: wave!, is_second: true, since: '2026-07-10', until: '2026-07-17' },
  ]);
  const inWave = await flyOn(pilot, '2026-07-17');
  const between = await flyOn(pilot, '2026-07-18');
  expect(inWave).toMatchObject({ club: { id: aero }, second_club: { id: wave } });
  expect(between).not.toHaveProperty('second_club');
  const choose = (id: number) =>
    pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id } },
      body: { use_second_club: true },
    });
  expect((await choose(inWave.id)).data).toMatchObject({ club: { id: wave } });
  expect((await choose(between.id)).response.status).toBe(422);
  const stranger = await testApi.signUp();
  const params = { path: { id: inWave.id } };
  const seen = await unwrap(stranger.api.GET('/flightdetail/{id}', { params }));
  expect(seen).not.toHaveProperty('second_club');
});

test.each([
  {
    why: 'overlap',
    wanted: ([aero, wave]: number[]) => [
      { club_id: aero! },
      { club_id: wave!, until: '2026-05-01' },
    ],
    field: 'memberships.1.since',
  },
  {
    why: 'begin tomorrow',
    wanted: ([aero]: number[]) => [{ club_id: aero!, since: '2026-06-02' }],
    field: 'memberships.0.since',
  },
  {
    why: 'end before they begin',
    wanted: ([aero, wave]: number[]) => [
      { club_id: aero!, since: '2026-01-01' },
      { club_id: wave!, since: '2025-05-01', until: '2025-04-30' },
    ],
    field: 'memberships.1.until',
  },
  {
    why: 'have an unknown club',
    wanted: ([aero]: number[]) => [
      { club_id: aero!, since: '2026-01-01' },
      { club_id: 2_147_483_647, until: '2025-12-31' },
    ],
    field: 'memberships.1.club_id',
  },
  { why: 'change the current club', wanted: () => [], field: 'memberships' },
])('memberships that $why are refused', async ({ wanted, field }) => {
  const pilot = await testApi.signUp({ clubName: 'Aero Club' });
  const before = await list(pilot);
  const error = await set(pilot, wanted(clubs)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 422 });
  expect(Object.keys((error as { fields: object }).fields)).toEqual([field]);
  expect(await list(pilot)).toEqual(before);
});

test('rankings of a season name the club of its end', async () => {
  const [aero, wave] = clubs;
  const pilot = await testApi.signUp({ clubName: 'Aero Club', name: 'Rosa Kern' });
  const { db } = testApi.server.services;
  const place = {
    contest: 'free',
    sc_class: 'ALL',
    category: 'pilot',
    entity_id: pilot.id,
  } as const;
  const sums = { points: 500, best_points: 500, distance: 500, speed: 80, flights: 1, pilots: 1 };
  await db
    .insertInto('ranking_place')
    .values(
      [2025, 2026].map((season) =>
        Object.assign({ season, decided_on: `${season}-05-01` }, place, sums),
      ),
    )
    .execute();
  await change(pilot, { club_id: wave! });
  await set(pilot, [
    { club_id: wave!, since: '2026-01-01' },
    { club_id: aero!, until: '2025-12-31' },
  ]);
  const clubIn = async (season: number) => {
    const rows = await unwrap(testApi.api.POST('/ranking', { body: { season } }));
    return rows.find(({ user }) => user?.id === pilot.id)?.user?.club?.id;
  };
  expect([await clubIn(2025), await clubIn(2026)]).toEqual([aero, wave]);
});
