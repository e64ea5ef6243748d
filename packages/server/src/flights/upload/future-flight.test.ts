import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const NOW = '2026-07-14T18:00:00Z';
let testApi: TestApi;
let pilot: TestUser;
let today: FlightDetail;
let tomorrow: FlightDetail;
let inYears: FlightDetail;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date(NOW) });
  pilot = await testApi.signUp({ clubName: 'Anklam' });
  today = await fly('2026-07-14T10:00:00Z');
  tomorrow = await fly('2026-07-15T10:00:00Z');
  inYears = await fly('2079-07-14T10:00:00Z');
});

async function fly(takeoff: string): Promise<FlightDetail> {
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ takeoffs: [takeoff] }), {
    name: 'a.igc',
  });
  return waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
}

async function list(query: QueryParameters<'listFlights'>): Promise<number[]> {
  const flights = await unwrap(testApi.api.GET('/flight', { params: { query } }));
  return flights.map(({ id }) => id);
}

test('is stored with a finding and does not count', () => {
  expect(inYears).toMatchObject({
    status: 'invalid',
    rank: false,
    scoring_date: '2079-07-14',
    created: '2026-07-14T18:00:00+00:00',
  });
  expect(inYears.active_errors[0]).toMatchObject({ token: 'FUTURE_FLIGHT', type: 'error' });
});

test('may be corrected for two days after its upload, not for years', () => {
  expect(today.edit_allowed_until).toBe('2026-07-16T10:00:00+00:00');
  expect(inYears.edit_allowed_until).toBe('2026-07-16T18:00:00+00:00');
});

test('tolerates a clock less than a day ahead', () => {
  expect(tomorrow).toMatchObject({ status: 'valid', rank: true, scoring_date: '2026-07-15' });
});

describe('in lists', () => {
  test.each([
    {},
    { order_by: '-created' },
    { order_by: '-points' },
    { order_by: 'scoring_date', direction: 'desc' },
    { scoring_date_start: '2026-07-01' },
    { season_in: [2026, 2079] },
  ] as const)('is hidden from others: %o', async (query) => {
    const ids = await list(query as QueryParameters<'listFlights'>);
    expect(new Set(ids)).toEqual(new Set([today.id, tomorrow.id]));
  });

  test('is visible for its user', async () => {
    for (const order of ['-scoring_date', '-points'] as const) {
      const ids = await list({ user_id_in: [pilot.id], order_by: order });
      expect(new Set(ids)).toEqual(new Set([today.id, tomorrow.id, inYears.id]));
    }
  });
});

test('counts in no ranking', async () => {
  const { db } = testApi.server.services;
  const entries = await db
    .selectFrom('ranking_place')
    .where('category', '=', 'pilot')
    .where('contest', '=', 'free')
    .select(['season', 'flights'])
    .execute();
  expect(new Set(entries.map(({ season }) => season))).toEqual(new Set([2026]));
  expect(new Set(entries.map(({ flights }) => flights))).toEqual(new Set([2]));
});

test('its user can delete it', async () => {
  const params = { path: { id: inYears.id } };
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params }));
  expect(await list({ user_id_in: [pilot.id] })).not.toContain(inYears.id);
});
