import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startSoaringSpot, type TestSoaringSpot } from '../testing/start-soaringspot.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

const START = new Date('2026-07-14T18:00:00Z');

let now = START;
let service: TestSoaringSpot;
let testApi: TestApi;

beforeAll(async () => {
  service = await startSoaringSpot();
  testApi = await startTestApi({ clock: () => now, config: { soaringspot: service.config } });
});
afterAll(() => service.close());
beforeEach(() => {
  // Nothing of the test before is kept.
  now = new Date(now.getTime() + 3_600_000);
  service.calls.length = 0;
  service.isDown = false;
});

const list = () => testApi.api.GET('/soaringspot');
const day = (id: number) =>
  testApi.api.GET('/soaringspot/{competition}/day/{day}', {
    params: { path: { competition: 12, day: id } },
  });

test('lists the competitions of the key, and their classes and days', async () => {
  const head = {
    id: 12,
    name: 'Ridge Cup',
    country: 'DE',
    place: 'Ridgefield',
    start_date: '2026-07-11',
    end_date: '2026-07-18',
  };
  expect(await unwrap(list())).toEqual([head]);
  const params = { path: { competition: 12 } };
  const detail = await unwrap(testApi.api.GET('/soaringspot/{competition}', { params }));
  expect(detail).toEqual({
    ...head,
    classes: [
      {
        id: 7,
        name: '18 metre',
        days: [
          {
            id: 71,
            date: '2026-07-14',
            number: 1,
            status: 'final_result',
            assigned_area: false,
            distance: 312.41,
          },
          {
            id: 72,
            date: '2026-07-15',
            number: 2,
            status: 'neutralized',
            assigned_area: true,
            min_time: 180,
          },
        ],
      },
    ],
  });
});

test('a day has its task with zones, and results with the flights that are here', async () => {
  const pilot = await testApi.signUp();
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial: 'SSP' }));
  await waitForScore(pilot.api, flight!.id, { pollMs: 50 });
  const shown = await unwrap(day(71));
  expect(shown.class_name).toBe('18 metre');
  expect(shown.point_features).toEqual([
    expect.objectContaining({
      properties: { name: 'Start', elevation: 211, kind: 'LINE', radius: 5 },
    }),
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [8.25, 50.2] },
      properties: { name: 'Tower', elevation: 211, kind: 'KEYHOLE', radius: 10, inner_radius: 0.5 },
    },
    expect.objectContaining({
      properties: { name: 'Finish', elevation: 211, kind: 'CYLINDER', radius: 3 },
    }),
  ]);
  expect(shown.results).toEqual([
    {
      name: 'Ada Sample',
      rank: 1,
      points: 1000,
      points_total: 1000,
      competition_id: 'AS',
      registration: 'd1234',
      aircraft: 'Ventus 3',
      handicap: 100,
      distance: 312.41,
      speed: 118.43,
      start_time: '2026-07-14T11:02:10+00:00',
      end_time: '2026-07-14T13:40:27+00:00',
      flight_id: flight!.id,
      recomputed: expect.objectContaining({
        achieved: false,
        missed: expect.objectContaining({ point: 0, name: 'Start' }),
      }),
    },
    {
      name: 'Ben Sample',
      rank: 2,
      points: 871,
      points_total: 871,
      competition_id: 'XY',
      distance: 280,
      comment: 'landed out',
    },
  ]);
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id: flight!.id } },
      body: { visibility: 'private' },
    }),
  );
  expect((await unwrap(day(71))).results.map(({ flight_id: id }) => id)).toEqual([
    undefined,
    undefined,
  ]);
});

test('documents are kept for five minutes', async () => {
  await Promise.all([unwrap(list()), unwrap(list()), unwrap(list())]);
  now = new Date(now.getTime() + 299_000);
  await unwrap(list());
  expect(service.calls).toEqual(['/v1/']);
  now = new Date(now.getTime() + 2000);
  await unwrap(list());
  expect(service.calls).toEqual(['/v1/', '/v1/']);
});

test('a service that fails is said to be unreachable, and asked again later', async () => {
  service.isDown = true;
  const { error, response } = await list();
  expect(response.status).toBe(503);
  expect(error).toMatchObject({
    code: 'UNAVAILABLE',
    detail: expect.stringContaining('does not respond'),
  });
  expect(response.headers.get('retry-after')).not.toBeNull();
  service.isDown = false;
  now = new Date(now.getTime() + 16_000);
  expect(await unwrap(list())).toHaveLength(1);
});

test('what the key does not have is not found, and without a key nothing is', async () => {
  expect((await day(99)).response.status).toBe(404);
  const params = { path: { competition: 99 } };
  const other = await testApi.api.GET('/soaringspot/{competition}', { params });
  expect(other.response.status).toBe(404);
  const plain = await startTestApi();
  expect((await plain.api.GET('/soaringspot')).response.status).toBe(404);
  expect((await unwrap(plain.api.GET('/instance'))).central_competitions).toBe(false);
});
