import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let now = START;
let serial = 400;
let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
});

// Sessions of new users start here.
beforeEach(() => {
  now = START;
});

async function fly({ api }: TestUser, day: string, reachDeg: number): Promise<FlightDetail> {
  now = new Date(`${day}T18:00:00Z`);
  serial += 1;
  const takeoffs = [`${day}T10:00:00Z`];
  const file = sampleIgc({ serial: String(serial), takeoffs, reachDeg });
  const [flight] = await uploadFlight(api, file, { name: 'a.igc' });
  return waitForScore(api, flight!.id, { pollMs: 50 });
}

function listMonth(month: string) {
  return unwrap(testApi.api.GET('/flightmonth/{month}', { params: { path: { month } } }));
}

test('lists the best flight of each user in the month, the best first', async () => {
  const [ana, ben] = [
    await testApi.signUp({ name: 'Ana Ruiz' }),
    await testApi.signUp({ name: 'Ben Aalto' }),
  ];
  await fly(ana, '2026-06-30', 0.9);
  const first = await fly(ana, '2026-07-01', 0.5);
  await fly(ana, '2026-07-12', 0.4);
  const last = await fly(ben, '2026-07-31', 0.6);
  await fly(ben, '2026-08-01', 0.9);
  const flights = await listMonth('2026-07');
  expect(flights.map(({ id }) => id)).toEqual([last.id, first.id]);
  expect(flights[0]).toMatchObject({ user: { name: 'Ben Aalto' }, scoring_date: '2026-07-31' });
  expect(flights[0]?.contest?.points).toBeGreaterThan(flights[1]?.contest?.points ?? Infinity);
});

test('lists at most ten flights', async () => {
  for (let i = 0; i < 11; i++) {
    await fly(await testApi.signUp(), '2025-05-10', 0.3 + i / 100);
  }
  expect(await listMonth('2025-05')).toHaveLength(10);
});

test('leaves out flights that do not count; a future month is empty', async () => {
  const pilot = await testApi.signUp();
  const claimedLate = await fly(pilot, '2024-07-10', 0.5);
  await testApi.server.services.db
    .updateTable('flight_contest')
    .set({ rank: false })
    .where('flight_id', '=', claimedLate.id)
    .execute();
  expect(await listMonth('2024-07')).toEqual([]);
  await fly(pilot, '2023-09-10', 0.5);
  now = new Date('2023-08-31T12:00:00Z');
  expect(await listMonth('2023-09')).toEqual([]);
});

test.each(['2026-13', '2026-7', 'july', '2026-07-01', '9999-12'])(
  'refuses the month %s',
  async (month) => {
    const { response } = await testApi.api.GET('/flightmonth/{month}', {
      params: { path: { month } },
    });
    expect(response.status).toBe(422);
  },
);
