import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { latOfMercator, mercatorLat } from '../../geo/mercator.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateSectorsOfFlights } from '../../reference/flight-sectors.js';
import { addSectors } from '../../reference/save-sectors.js';
import { alignPolygons } from '../../reference/sector-polygons.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { storeLine } from '../model/flight-lines.js';

type Query = QueryParameters<'listFlights'>;
type Line = [lat: number, lon: number][];

const BERLIN = 'city-2950159';
let testApi: TestApi;
let flightId: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  const pilot = await testApi.signUp();
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ lat: 47.3, lon: 11.4 }), {
    name: 'a.igc',
  });
  flightId = flight?.id ?? 0;
  await waitForScore(pilot.api, flightId, { pollMs: 50 });
});

/** Whether a list has the flight; its calendar has its day then, too. */
async function isFound({ order_by, point_schema, ...query }: Query): Promise<boolean> {
  const shown = { ...(order_by && { order_by }), ...(point_schema && { point_schema }) };
  const params = { query: { ...query, ...shown } };
  const flights = await unwrap(testApi.api.GET('/flight', { params }));
  const days = await unwrap(testApi.api.GET('/flight/activity', { params: { query } }));
  expect(days.length).toBe(flights.length);
  return flights.some(({ id }) => id === flightId);
}

function fly(line: Line): Promise<void> {
  return storeLine(testApi.server.services.db, flightId, line);
}

/** A flight around a place with a corner every ten degrees; the last one is at this angle. */
function around({ lat, lon }: { lat: number; lon: number }, km: number, degrees: number): Line {
  const steps = Array.from({ length: Math.ceil(degrees / 10) + 1 }, (_, i) =>
    Math.min(i * 10, degrees),
  );
  return steps.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return [
      lat + (km / 111.2) * Math.sin(radians),
      lon + ((km / 111.2) * Math.cos(radians)) / Math.cos((lat * Math.PI) / 180),
    ];
  });
}

describe('a place', () => {
  const eastward: Line = [
    [47, 10],
    [47, 12],
  ];

  test('finds flights that pass within the radius, though no point of their line does', async () => {
    await fly(eastward);
    // 22 km south of the line.
    const point_of_interest = '11,46.8';
    expect(await isFound({ point_of_interest })).toBe(false);
    expect(await isFound({ point_of_interest, radius: 21 })).toBe(false);
    expect(await isFound({ point_of_interest, radius: 23 })).toBe(true);
    expect(await isFound({ point_of_interest, radius: 100 })).toBe(true);
    expect(await isFound({ point_of_interest: '11,46.95' })).toBe(true);
    expect(await isFound({ point_of_interest: '12.5,47' })).toBe(false);
  });

  test.each([1, 3, 10, 40, 100])('is as wide as asked for: %d km', async (radius) => {
    for (const angle of [0, 40, 90, 135, 200, 300]) {
      const place = around({ lat: 47, lon: 11 }, radius * 0.98, angle).at(-1)!;
      const beyond = around({ lat: 47, lon: 11 }, radius * 1.02, angle).at(-1)!;
      await fly([place]);
      expect(await isFound({ point_of_interest: '11,47', radius })).toBe(true);
      await fly([beyond, beyond]);
      expect(await isFound({ point_of_interest: '11,47', radius })).toBe(false);
    }
  });

  test('may lie across 180°', async () => {
    await fly([
      [-18, 179.5],
      [-18, 180.5],
    ]);
    expect(await isFound({ point_of_interest: '-179.6,-18.05' })).toBe(true);
    expect(await isFound({ point_of_interest: '179.6,-18.05' })).toBe(true);
    expect(await isFound({ point_of_interest: '-179.2,-18.05' })).toBe(false);
  });

  test.each([70, 80, -84])('is as wide as asked for at the latitude %d', async (lat) => {
    const place = { lat, lon: 11 };
    for (const [km, isNear] of [
      [90, true],
      [110, false],
    ] as const) {
      await fly([around(place, km, 0).at(-1)!]);
      expect(await isFound({ point_of_interest: `11,${lat}`, radius: 100 })).toBe(isNear);
    }
  });

  test('may be a city or an airport', async () => {
    await fly([
      [52.5, 13],
      [52.5, 14],
    ]);
    expect(await isFound({ point_of_interest: BERLIN })).toBe(true);
    const airport = await testApi.server.services.db
      .selectFrom('airport')
      .where('lat', '<', 50)
      .select(['id', 'lat', 'lon'])
      .executeTakeFirstOrThrow();
    expect(await isFound({ point_of_interest: `airport-${airport.id}` })).toBe(false);
    await fly([
      [airport.lat, airport.lon],
      [airport.lat, airport.lon],
    ]);
    expect(await isFound({ point_of_interest: `airport-${airport.id}` })).toBe(true);
  });

  test.each(['airport-999999999', 'city-4294967296'])('%s has no flights', async (point) => {
    expect(await isFound({ point_of_interest: point })).toBe(false);
    const response = await fetch(`${testApi.url}/v1/point_of_interest/${point}`);
    expect(response.status).toBe(404);
  });

  test('has a name and a position', async () => {
    const response = await fetch(`${testApi.url}/v1/point_of_interest/${BERLIN}`);
    expect(await response.json()).toMatchObject({ id: BERLIN, name: 'Berlin' });
  });
});

describe('around a place', () => {
  const place = { lat: 47, lon: 11 };
  const asked = (circumnavigation: 'single' | 'multiple', radius = 10) =>
    isFound({ point_of_interest: '11,47', radius, circumnavigation });

  test.each([
    { degrees: 360, single: true, multiple: false },
    { degrees: 350, single: true, multiple: false },
    { degrees: 340, single: false, multiple: false },
    { degrees: 180, single: false, multiple: false },
    { degrees: 700, single: true, multiple: false },
    { degrees: 720, single: true, multiple: true },
    { degrees: 1090, single: true, multiple: true },
  ])('$degrees degrees', async ({ degrees, single, multiple }) => {
    for (const line of [around(place, 30, degrees), around(place, 30, degrees).toReversed()]) {
      await fly(line);
      expect([await asked('single'), await asked('multiple')]).toEqual([single, multiple]);
    }
  });

  test('a flight that came within the radius is none', async () => {
    await fly(around(place, 30, 360));
    expect(await asked('single', 29)).toBe(true);
    expect(await asked('single', 31)).toBe(false);
  });

  test('a way there and back is none, nor is one around another place', async () => {
    const half = around(place, 30, 180);
    await fly([...half, ...half.toReversed()]);
    expect(await asked('single')).toBe(false);
    await fly(around({ lat: 48, lon: 11 }, 30, 360));
    expect(await asked('single')).toBe(false);
  });

  test('may cross 180°', async () => {
    await fly(around({ lat: -18, lon: 179.9 }, 30, 360));
    const query = { point_of_interest: '-179.95,-18', circumnavigation: 'single' } as const;
    expect(await isFound(query)).toBe(true);
  });
});

describe('a sector', () => {
  const square = (west: number, south: number, size: number) =>
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ] as const;

  beforeAll(async () => {
    const { db } = testApi.server.services;
    await addSectors(db, [
      { id: 'TEST-HERE', names: { en: 'Here', de: 'Hier' }, polygons: [[square(11, 47, 1)]] },
      {
        id: 'TEST-HOLE',
        names: { en: 'Hole' },
        polygons: [[square(10, 46, 3), square(11, 47, 1)]],
      },
      {
        id: 'TEST-AWAY',
        names: { en: 'Away' },
        polygons: [[square(5, 40, 1)], [square(7, 40, 1)]],
      },
      // Overlapping polygons.
      {
        id: 'TEST-BOTH',
        names: { en: 'Both' },
        polygons: [[square(11, 47, 1)], [square(11, 47, 2)]],
      },
    ]);
  });

  test('finds flights that took off inside, not in a hole', async () => {
    expect(await isFound({ sector_id_in: ['ALP'] })).toBe(true);
    expect(await isFound({ sector_id_in: ['TEST-HERE'] })).toBe(true);
    expect(await isFound({ sector_id_in: ['TEST-AWAY', 'TEST-HERE'] })).toBe(true);
    expect(await isFound({ sector_id_in: ['TEST-HOLE'] })).toBe(false);
    expect(await isFound({ sector_id_in: ['TEST-BOTH'] })).toBe(true);
    expect(await isFound({ sector_id_in: ['NONE'] })).toBe(false);
  });

  test('has the names of its languages', async () => {
    const names = async (language: string) => {
      const response = await fetch(`${testApi.url}/v1/sector`, {
        headers: { 'accept-language': language },
      });
      const sectors = (await response.json()) as { id: string; name: string; bbox: number[] }[];
      return sectors.find(({ id }) => id === 'TEST-HERE');
    };
    expect(await names('de-AT')).toEqual({ id: 'TEST-HERE', name: 'Hier', bbox: [11, 47, 12, 48] });
    expect(await names('ja')).toMatchObject({ name: 'Here' });
  });

  test('is found by its name in any language', async () => {
    const search = async (value: string, language: string) =>
      unwrap(
        testApi.api.POST('/search', {
          body: {
            search_items: [
              { key: 'name', value },
              { key: 'language', value: language },
            ],
            documents: 'sector',
          },
        }),
      );
    const [alps] = await search('alpen', 'en');
    expect(alps).toEqual({ index: 'sector', id: 'ALP', name: 'Alps' });
    expect(await search('Black For', 'de')).toMatchObject([{ name: 'Schwarzwald' }]);
  });

  test('is flown around if all of it lies within the turn', async () => {
    const turns = (sector: string, circumnavigation: 'single' | 'multiple') =>
      isFound({ sector_id_in: [sector], circumnavigation });
    await fly(around({ lat: 47.5, lon: 11.5 }, 90, 365));
    expect(await turns('TEST-HERE', 'single')).toBe(true);
    expect(await turns('TEST-HERE', 'multiple')).toBe(false);
    // Crosses it.
    await fly(around({ lat: 47.5, lon: 11.5 }, 50, 360));
    expect(await turns('TEST-HERE', 'single')).toBe(false);
    // Around one of two parts.
    await fly(around({ lat: 40.5, lon: 5.5 }, 80, 720));
    expect(await turns('TEST-AWAY', 'single')).toBe(false);
    await fly(around({ lat: 40.5, lon: 6.5 }, 160, 720));
    expect(await turns('TEST-AWAY', 'multiple')).toBe(true);
  });

  test('with a hole is flown around outside of it, not in the hole', async () => {
    const query: Query = { sector_id_in: ['TEST-HOLE'], circumnavigation: 'single' };
    await fly(around({ lat: 47.5, lon: 11.5 }, 250, 360));
    expect(await isFound(query)).toBe(true);
    await fly(around({ lat: 47.5, lon: 11.5 }, 30, 360));
    expect(await isFound(query)).toBe(false);
  });

  test('is not flown around if the end of the turn would lead through it', async () => {
    const query: Query = { sector_id_in: ['TEST-HERE'], circumnavigation: 'single' };
    // Around all of it but the corner in the north-east.
    const corners: Line = [
      [48.05, 11.85],
      [48.05, 10.9],
      [46.9, 10.9],
      [46.9, 12.05],
    ];
    await fly([...corners, [48.04, 12.05]]);
    expect(await isFound(query)).toBe(true);
    await fly([...corners, [47.85, 12.05]]);
    expect(await isFound(query)).toBe(false);
  });

  test('may lie across 180°', async () => {
    const { db } = testApi.server.services;
    const polygons = alignPolygons([[square(179, 47, 1)], [square(-180, 47, 1)]]);
    if (typeof polygons === 'string') throw new Error(polygons);
    await addSectors(db, [{ id: 'TEST-FIJI', names: { en: 'Fiji' }, polygons }]);
    await fly(around({ lat: 47.5, lon: -180 }, 150, 360));
    const query = { sector_id_in: ['TEST-FIJI'] };
    expect(await isFound({ ...query, circumnavigation: 'single' })).toBe(true);
    expect(await isFound(query)).toBe(false);
    const sectors = await unwrap(testApi.api.GET('/sector'));
    expect(sectors.find(({ id }) => id === 'TEST-FIJI')?.bbox).toEqual([179, 47, 181, 48]);
    const takeOff = async (lon: number) => {
      await sql`update flight set takeoff_point = array[${lon}::double precision, 47.5]
        where id = ${flightId}`.execute(db);
      await updateSectorsOfFlights(db, [flightId]);
      return isFound(query);
    };
    expect([await takeOff(179.5), await takeOff(-179.5), await takeOff(-178.5)]).toEqual([
      true,
      true,
      false,
    ]);
    await takeOff(11.4);
  });

  test('stays the place of the takeoff where turns have a place of their own', async () => {
    await fly(around({ lat: 47, lon: 11 }, 30, 360));
    const query = { point_of_interest: '11,47', circumnavigation: 'single' } as const;
    expect(await isFound({ ...query, sector_id_in: ['TEST-HERE'] })).toBe(true);
    expect(await isFound({ ...query, sector_id_in: ['TEST-AWAY'] })).toBe(false);
  });
});

test('the keyword wave finds flights in wave', async () => {
  const { db } = testApi.server.services;
  const query: Query = { keyword: ['wave', 'summer'] };
  expect(await isFound(query)).toBe(false);
  await db.updateTable('flight').set({ wave: true }).where('id', '=', flightId).execute();
  await updateFilterColumns(db, [flightId]);
  expect(await isFound(query)).toBe(true);
  expect(await isFound({ ...query, contest: 'triangle', order_by: '-points' })).toBe(true);
});

test('places on the map are the same in database and program', async () => {
  for (const lat of [-89, -47.2, 0, 33.3, 68.1, 90]) {
    const { rows } = await sql<{ y: number }>`select mercator_lat(${lat}) as y`.execute(
      testApi.server.services.db,
    );
    expect(mercatorLat(lat)).toBeCloseTo(rows[0]!.y, 9);
  }
});

test.each([-47.2, 0, 33.3, 68.1])('latitude %d is the same after a projection and back', (lat) => {
  expect(latOfMercator(mercatorLat(lat))).toBeCloseTo(lat, 9);
});

test('a restored dump, which has no search path, computes the cells of a track', async () => {
  const cells = await testApi.server.services.db.transaction().execute(async (transaction) => {
    await sql`set local search_path = ''`.execute(transaction);
    const { rows } = await sql<{ cells: number[] }>`
      select public.mercator_cells(public.mercator_path('[(11,47),(11.1,47)]')) as cells`.execute(
      transaction,
    );
    return rows[0]!.cells;
  });
  expect(cells).toHaveLength(1);
});

test('point_schema shows the points of another contest, and orders by them', async () => {
  const { db } = testApi.server.services;
  await sql`update flight_contest set points = 7, distance = 8, speed = 9
    where flight_id = ${flightId} and contest = 'triangle'`.execute(db);
  await sql`update flight_contest set points = 100, distance = 300, speed = 80
    where flight_id = ${flightId} and contest = 'free'`.execute(db);
  const query: Query = { point_schema: 'triangle', order_by: '-points' };
  const [shown] = await unwrap(testApi.api.GET('/flight', { params: { query } }));
  expect(shown?.contest).toEqual({ points: 7, distance: 300, speed: 80 });
  const [unscored] = await unwrap(
    testApi.api.GET('/flight', { params: { query: { point_schema: 'declaration' } } }),
  );
  expect(unscored?.contest).toEqual({ points: 0, distance: 300, speed: 80 });
  const isShown = (filters: Query) => isFound({ ...query, ...filters });
  expect(await isShown({ distance_gt: 250 })).toBe(true);
  expect(await isShown({ distance_lt: 250 })).toBe(false);
});
