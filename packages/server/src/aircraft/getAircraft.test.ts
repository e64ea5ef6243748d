import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startDemoApi, type TestApi } from '../testing/start-test-api.js';

let server: TestApi;

beforeAll(async () => {
  server = await startDemoApi();
});

test('lists all aircraft by name with their current index', async () => {
  const list = await unwrap(server.api.GET('/aircraft'));
  expect(list).toHaveLength(120);
  expect(list.find(({ name }) => name === 'LS 8')).toEqual({
    id: expect.any(Number),
    name: 'LS 8',
    kind: 'GL',
    sc_class: 'ST',
    valid_dmst_index: 108,
  });
});

async function idOf(wanted: string): Promise<number> {
  const list = await unwrap(server.api.GET('/aircraft'));
  return list.find(({ name }) => name === wanted)?.id ?? 0;
}

test('returns the data of an aircraft in SI units', async () => {
  const path = { id: await idOf('ASK 21 Mi') };
  const aircraft = await unwrap(server.api.GET('/aircraft/simple/{id}', { params: { path } }));
  expect(aircraft).toMatchObject({
    manufacturer: 'Alexander Schleicher',
    kind: 'MG',
    double_seater: true,
    vintage: false,
    empty_mass: 450,
    mtow: 600,
    wingarea: 17.95,
    valid_dmst_index: 92,
  });
  expect(aircraft.min_speed_m_s).toBeCloseTo(71 / 3.6, 6);
  expect(aircraft.encoded_coeffs).toHaveLength(3);
});

async function flownAircraft() {
  const flights = await unwrap(server.api.GET('/flight', { params: { query: { limit: 100 } } }));
  const id = flights[0]?.aircraft?.id ?? 0;
  const flown = flights.filter(({ aircraft }) => aircraft?.id === id);
  return { id, flown };
}

test('lists the pilots of an aircraft, the best first', async () => {
  const { id, flown } = await flownAircraft();
  const page = await unwrap(server.api.GET('/aircraft/{id}', { params: { path: { id } } }));
  expect(page.user.reduce((sum, card) => sum + card.count, 0)).toBe(flown.length);
  const points = page.user.map((card) => card.points);
  expect(points).toEqual(points.toSorted((one, other) => other - one));
  expect(points[0]).toBeGreaterThan(0);
});

test('lists only the pilots of a season', async () => {
  const { id } = await flownAircraft();
  const query = { season: 2010 };
  const page = await unwrap(server.api.GET('/aircraft/{id}', { params: { path: { id }, query } }));
  expect(page.user).toEqual([]);
});

test('returns the index of the requested season', async () => {
  const { db } = server.server.services;
  const path = { id: await idOf('LS 8') };
  await db
    .insertInto('aircraft_index')
    .values({ aircraft_id: path.id, year: 1998, index: 101 })
    .execute();
  const indexOf = async (season?: number) => {
    const params = { path, query: season === undefined ? {} : { season } };
    const call = server.api.GET('/aircraft/simple/{id}', { params });
    return (await unwrap(call)).valid_dmst_index;
  };
  expect(await indexOf(1999)).toBe(101);
  expect(await indexOf()).toBe(108);
});

test.each(['/aircraft/{id}', '/aircraft/simple/{id}', '/airport/{id}', '/club/{id}'] as const)(
  'returns 404 for an unknown aircraft: %s',
  async (path) => {
    const { response } = await server.api.GET(path, { params: { path: { id: 999_999 } } });
    expect(response.status).toBe(404);
  },
);
