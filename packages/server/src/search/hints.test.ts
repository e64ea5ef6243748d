import { unwrap, uploadFlight } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

let server: TestApi;
let pilot: TestUser;
let mate: TestUser;
let other: TestUser;

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date('2026-07-14T20:00:00Z') });
  pilot = await server.signUp({ name: 'Zoë Winter' });
  mate = await server.signUp({ name: 'Ines Winter', dateOfBirth: '1992-03-04' });
  other = await server.signUp({ name: 'Otto Sommer', dateOfBirth: '1980-01-02' });
  await fly('2026-07-10', { registration: 'D-1111', competition_id: 'A1', mass: 640 }, other);
  await fly('2026-07-12', { registration: 'D-2222', competition_id: 'B2', mass: 600 }, mate);
  await fly('2026-07-13', { registration: 'D-1111', competition_id: 'A2', mass: 650 }, other);
});

let flights = 0;

async function fly(
  day: string,
  fields: { registration: string; competition_id: string; mass: number },
  { id: coUserId }: TestUser,
) {
  flights += 1;
  const serial = `HN${flights}`;
  const igc = sampleIgc({
    takeoffs: [`${day}T10:00:00Z`],
    serial,
    gliderType: 'Duo Discus',
  });
  const [flight] = await uploadFlight(pilot.api, igc, { name: `${serial}.igc` });
  await server.server.services.db
    .updateTable('flight')
    .set({ ...fields, co_user_id: coUserId })
    .where('id', '=', flight!.id)
    .execute();
}

const copilots = ({ api }: TestUser, query: string) =>
  unwrap(api.GET('/user/copilot/{query}', { params: { path: { query } } }));
const aircraft = ({ api }: TestUser, query: string) =>
  unwrap(api.GET('/user/aircraft/{query}', { params: { path: { query } } }));

const DUO = { id: expect.any(Number), name: 'Duo Discus' };
const [ONE, TWO] = [
  { ...DUO, registration: 'D-1111', competition_id: 'A2', mass: 650 },
  { ...DUO, registration: 'D-2222', competition_id: 'B2', mass: 600 },
];

test('finds co-pilots by name, but not the user', async () => {
  expect(await copilots(pilot, 'winter')).toEqual([{ id: mate.id, name: 'Ines Winter' }]);
  expect(await copilots(other, 'zoe')).toEqual([{ id: pilot.id, name: 'Zoë Winter' }]);
  expect(await copilots(pilot, 'no such pilot')).toEqual([]);
});

test('leaves out unverified users before the limit', async () => {
  const found = await server.signUp({ name: 'Amos Quill' });
  const { db } = server.server.services;
  for (let each = 0; each < 12; each += 1) {
    const { id } = await server.signUp({ name: `Quill ${each}` });
    await db.updateTable('user').set({ verified: null }).where('id', '=', id).execute();
  }
  const hit = { id: found.id, name: 'Amos Quill' };
  expect(await copilots(pilot, 'quill')).toEqual([hit]);
  const body = { search_items: [{ key: 'name' as const, value: 'quill' }], limit: 3 };
  expect(await unwrap(server.api.POST('/search', { body }))).toMatchObject([hit]);
});

test('finds the latest co-pilots of a user id, or by default of the caller', async () => {
  const expected = [
    { id: other.id, name: 'Otto Sommer' },
    { id: mate.id, name: 'Ines Winter' },
  ];
  expect(await copilots(pilot, String(pilot.id))).toEqual(expected);
  expect(await copilots(pilot, ' ')).toEqual(expected);
  expect(await copilots(other, String(pilot.id))).toEqual(expected.slice(1));
  expect(await copilots(pilot, String(mate.id))).toEqual([]);
});

test('finds the latest aircraft of a user id, each once', async () => {
  expect(await aircraft(pilot, String(pilot.id))).toEqual([ONE, TWO]);
  expect(await aircraft(pilot, ' ')).toEqual([ONE, TWO]);
  expect(await aircraft(mate, ' ')).toEqual([]);
});

test('finds a type with the aircraft that the user flew last', async () => {
  expect((await aircraft(pilot, 'duo discus'))[0]).toEqual(ONE);
  expect((await aircraft(mate, 'duo discus'))[0]).toEqual(DUO);
});

test('finds a registration with its aircraft, for others without the mass', async () => {
  expect((await aircraft(pilot, 'D-2222'))[0]).toEqual(TWO);
  const { mass: _mass, ...seen } = TWO;
  expect((await aircraft(mate, 'D-2222'))[0]).toEqual(seen);
});

test.each(['0', '99999999999999999999', '%', '🛩', "'; drop table flight"])(
  'finds nothing for %s',
  async (query) => {
    expect(await copilots(pilot, query)).toEqual([]);
    expect(await aircraft(pilot, query)).toEqual([]);
  },
);

test('refuses more than a hundred characters', async () => {
  await expect(copilots(pilot, 'x'.repeat(101))).rejects.toMatchObject({ status: 422 });
});
