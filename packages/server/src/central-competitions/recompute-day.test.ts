import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SampleOptions, sampleIgc } from '../testing/sample-igc.js';
import { startSoaringSpot, type TestSoaringSpot } from '../testing/start-soaringspot.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T20:00:00Z');
const REL = 'http://api.soaringspot.com/rel/';
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point north of the airfield of the sample flight, which turns 0.3 degrees north of it. */
const pointOf = (name: string, index: number, north: number) => ({
  name,
  point_index: index,
  latitude: radians(50.8683 + north),
  longitude: radians(7.0933),
  oz_type: 'symmetric',
  oz_radius1: 1000,
  oz_angle1: Math.PI,
});
const resultOf = (id: string, figures: object) => ({
  ...figures,
  _embedded: { [`${REL}contestant`]: { name: `Pilot ${id}`, contestant_number: id } },
});
const points = [pointOf('Start', 1, 0.1), pointOf('Tower', 2, 0.28), pointOf('Finish', 3, 0.1)];
const results = [
  resultOf('AA', { rank: 1, points: 1000, scored_distance: 40_000, scored_speed: 30 }),
  resultOf('BB', { rank: 2, points: 500, scored_distance: 20_000 }),
];
const documents = {
  '/v1/tasks/71/points': { _embedded: { [`${REL}points`]: points } },
  '/v1/tasks/71/results': { _embedded: { [`${REL}results`]: results } },
};

let service: TestSoaringSpot;
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  service = await startSoaringSpot(documents);
  testApi = await startTestApi({ clock: () => EVENING, config: { soaringspot: service.config } });
  pilot = await testApi.signUp();
});
afterAll(() => service.close());

const day = () =>
  unwrap(
    testApi.api.GET('/soaringspot/{competition}/day/{day}', {
      params: { path: { competition: 12, day: 71 } },
    }),
  );

async function fly(id: string, options: SampleOptions = {}) {
  const headers = [`HFCIDCOMPETITIONID:${id}`];
  const registration = `D-${id}00`;
  const igc = sampleIgc({ serial: `R${id}`, headers, registration, ...options });
  const [flight] = await uploadFlight(pilot.api, igc, { name: `${id}.igc` });
  await waitForScore(pilot.api, flight!.id, { pollMs: 20 });
  return flight!.id;
}
const recomputed = ({ results: rows }: Schemas['CentralDayDetail']) =>
  rows.map((row) => row.recomputed);

test('a flight that is here has its own figures, and the field its points once all are here', async () => {
  const first = await fly('AA');
  const alone = await day();
  expect(alone.results[0]).toMatchObject({ distance: 40, flight_id: first });
  expect(recomputed(alone)[0]).toMatchObject({
    achieved: true,
    // Twice 0.18 degrees, less the radius of the finish.
    distance: expect.closeTo(39.05, 1),
    speed: expect.any(Number),
    start_time: expect.stringMatching(/^2026-07-14T10:/),
    end_time: expect.stringMatching(/^2026-07-14T10:/),
  });
  expect(recomputed(alone)[0]).not.toHaveProperty('points');
  expect(recomputed(alone)[1]).toBeUndefined();
  await fly('BB', { reachDeg: 0.2 });
  const [winner, second] = recomputed(await day());
  // A day without a flight over the minimum distance of the class is worth nothing.
  expect(winner?.points).toBe(0);
  expect(second).toMatchObject({
    achieved: false,
    points: 0,
    missed: { point: 1, name: 'Tower', reason: 'not_reached' },
  });
  expect(second).not.toHaveProperty('speed');
});

test('a flight is evaluated once, until it is scored again or leaves the public', async () => {
  const run = vi.spyOn(testApi.server.services.workers, 'run');
  const before = await day();
  expect(await day()).toEqual(before);
  expect(run).not.toHaveBeenCalled();
  const id = before.results[0]!.flight_id!;
  await testApi.server.services.db
    .updateTable('any_flight')
    .set((eb) => ({ scored_revision: eb('scored_revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  expect(recomputed(await day())).toEqual(recomputed(before));
  expect(run.mock.calls.map(([name]) => name)).toEqual(['evaluateFlight']);
  run.mockRestore();
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id } },
      body: { visibility: 'private' },
    }),
  );
  const [hidden, other] = recomputed(await day());
  expect(hidden).toBeUndefined();
  expect(other).not.toHaveProperty('points');
});

test('a request evaluates ten flights, and the next one repeats what failed', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `N${String.fromCodePoint(65 + index)}`);
  const many = await startSoaringSpot({
    ...documents,
    '/v1/tasks/71/results': {
      _embedded: {
        [`${REL}results`]: ids.map((id, rank) => resultOf(id, { rank: rank + 1, points: 1 })),
      },
    },
  });
  const other = await startTestApi({ clock: () => EVENING, config: { soaringspot: many.config } });
  const { api } = await other.signUp();
  await Promise.all(
    ids.map(async (id) => {
      const headers = [`HFCIDCOMPETITIONID:${id}`];
      const igc = sampleIgc({ serial: `M${id}`, headers, registration: `D-${id}00` });
      const [flight] = await uploadFlight(api, igc, { name: `${id}.igc` });
      await waitForScore(api, flight!.id, { pollMs: 50 });
    }),
  );
  vi.spyOn(other.server.services.workers, 'run').mockRejectedValueOnce(new Error('unreadable'));
  const load = () =>
    unwrap(
      other.api.GET('/soaringspot/{competition}/day/{day}', {
        params: { path: { competition: 12, day: 71 } },
      }),
    );
  const known = (shown: Schemas['CentralDayDetail']) => recomputed(shown).filter(Boolean).length;
  const first = await load();
  expect([first.pending, known(first)]).toEqual([2, 9]);
  const next = await load();
  expect([next.pending, known(next)]).toEqual([undefined, 12]);
  many.close();
});
