import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi();
  const { db } = testApi.server.services;
  const { region_id } = await db
    .selectFrom('airport')
    .select('region_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const at = (name: string, lon: number, kind: string, elevation_m: number | null) => ({
    name,
    lat: -17,
    lon,
    kind,
    elevation_m,
    region_id,
    timezone: 'Pacific/Fiji',
    icao: null,
    launches: null,
    ourairports_ident: null,
    openaip_id: null,
  });
  await db
    .insertInto('airport')
    .values([
      at('East', 179.9, 'small_airport', 0),
      at('West', -179.9, 'glider_site', 250),
      at('Far', 170, 'small_airport', null),
    ])
    .execute();
});

function list(bbox: number[], page: { skip?: number; limit?: number } = {}) {
  return unwrap(testApi.api.GET('/airport', { params: { query: { bbox, ...page } } }));
}

test('lists airports in view with position and elevation, gliding sites first, also across 180°', async () => {
  expect(await list([179, -18, -179, -16])).toEqual([
    expect.objectContaining({ name: 'West', elevation: 250, kind: 'glider_site' }),
    expect.objectContaining({
      name: 'East',
      elevation: 0,
      geom: { type: 'Point', coordinates: [179.9, -17] },
    }),
  ]);
});

test.each([[[178.3, -18, 180.84, -16]], [[-180.84, -18, -179.2, -16]], [[-181, -18, -179, -16]]])(
  'accepts a view beyond 180°: %j',
  async (bbox) => {
    const names = (await list(bbox)).map(({ name }) => name);
    expect(names).toEqual(['West', 'East']);
  },
);

test('leaves out an unknown elevation', async () => {
  const [far] = await list([169, -18, 171, -16]);
  expect(far).toMatchObject({ name: 'Far' });
  expect(far).not.toHaveProperty('elevation');
});

test('pages through many airports, each of them once', async () => {
  const world = [-180, -90, 180, 90];
  const pages = await Promise.all([0, 100, 200].map((skip) => list(world, { skip, limit: 100 })));
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await list(world)).slice(0, ids.length).map(({ id }) => id)).toEqual(ids);
});

test.each(['', '?bbox=1,2,3', '?bbox=1,2,3,4&limit=1001', '?bbox=1,2,3,4&skip=-7'])(
  'refuses %j',
  async (query) => {
    expect((await fetch(`${testApi.url}/v1/airport${query}`)).status).toBe(422);
  },
);
