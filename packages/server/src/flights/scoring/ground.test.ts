import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createWorkerPool } from '../../platform/queue/worker-pool.js';
import { slopeM, tilesAlong, writeTiles } from '../../terrain/testing/make-tiles.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { rescoreFlights } from './rescore/rescore-flights.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-ground-'));
const terrain = { kind: 'folder', place: folder, encoding: 'terrarium', zoom: 12 } as const;
const clock = () => new Date('2026-07-14T18:00:00Z');

/** Knows the ground all along the sample flight. */
let known: TestApi;
/** Knows none. */
let plain: TestApi;

beforeAll(async () => {
  await writeTiles(folder, tilesAlong(12, 7.0933, 50.85, 51.2));
  known = await startTestApi({ clock, config: { terrain } });
  plain = await startTestApi({ clock });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function fly({ api }: TestUser, reachDeg = 0.3): Promise<FlightDetail> {
  const [flight] = await uploadFlight(api, sampleIgc({ reachDeg }), { name: 'a.igc' });
  return waitForScore(api, flight!.id, { pollMs: 20 });
}

const track = ({ api }: TestApi, id: number) =>
  unwrap(api.GET('/flightdata/{id}', { params: { path: { id } } }));

test('scores, legs and track have heights above ground', async () => {
  const flight = await fly(await known.signUp());
  const { score } = flight.contest[0]!;
  for (const statistics of [score, ...score.leg]) {
    expect(statistics.agl_avg).toBeGreaterThan(0);
    expect(statistics.agl_avg).toBeLessThan(statistics.altitude_avg! - 200);
    expect(statistics.below_1000_agl).toBe(1);
  }
  const { geom, ground_alt: ground } = await track(known, flight.id);
  const expected = geom.coordinates.map(([, lat]) => expect.closeTo(slopeM(lat), -0.5));
  expect(ground).toEqual(expected);
});

test('the ground is null outside the terrain', async () => {
  const { id } = await fly(await known.signUp(), 0.6);
  const { geom, ground_alt: ground } = await track(known, id);
  const northernmost = geom.coordinates.findIndex(([, lat]) => lat > 51.45);
  expect(ground?.[northernmost]).toBeNull();
  expect(ground?.[0]).toBeGreaterThan(0);
});

test('netto needs a polar', async () => {
  const flight = await fly(await plain.signUp());
  expect(flight.aircraft?.encoded_coeffs).toBeDefined();
  expect(flight.contest[0]?.score.glide_percentage_lift).toBeGreaterThanOrEqual(0);
});

test('heights above ground appear after scoring again with terrain', async () => {
  const pilot = await plain.signUp();
  const { id } = await fly(pilot, 0.25);
  const detail = () => unwrap(plain.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
  expect((await detail()).contest[0]?.score).not.toHaveProperty('agl_avg');
  expect(await track(plain, id)).not.toHaveProperty('ground_alt');

  const workers = createWorkerPool({
    threads: 1,
    file: inject('workerFile'),
    workerData: { terrain },
  });
  const outcomes: unknown[] = [];
  await rescoreFlights({
    services: { ...plain.server.services, workers },
    selection: { ids: [id] },
    threads: 1,
    onOutcome: (_id, outcome) => outcomes.push(outcome),
  });
  await workers.stop();
  expect(outcomes).toEqual([{ kind: 'changed', changes: ['details'] }]);
  expect((await detail()).contest[0]?.score.agl_avg).toBeGreaterThan(0);
  expect((await track(plain, id)).ground_alt?.every((m) => m !== null)).toBe(true);
});
