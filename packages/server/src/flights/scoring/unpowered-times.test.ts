import { HAS_TEST_DATA, readTestFile } from '@cloudstreet/scoring/testing';
import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

let now = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  pilot = await testApi.signUp();
});

async function fly(file: Uint8Array<ArrayBuffer>): Promise<FlightDetail> {
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  return waitForScore(pilot.api, flight!.id, { pollMs: 20 });
}

async function change(id: number, body: RequestBody<'updateFlightDetail'>): Promise<FlightDetail> {
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body }));
  return waitForScore(pilot.api, id, { pollMs: 20 });
}

async function motorGlider(): Promise<number> {
  const list = await unwrap(testApi.api.GET('/aircraft'));
  return list.find(({ name }) => name === 'ASK 21 Mi')!.id;
}

const later = (time: string, seconds: number) =>
  new Date(Date.parse(time) + seconds * 1000).toISOString().replace('.000Z', '+00:00');

test('a flight with an engine has its unpowered times in any window', async () => {
  const glider = await fly(sampleIgc());
  expect(glider).not.toHaveProperty('unpowered_times');

  const found = await change(glider.id, { aircraft_id: await motorGlider() });
  const [release, landing] = found.unpowered_times as [string, string];
  expect(found.unpowered_times).toEqual(found.engine_scoring_times);
  expect(landing).toBe(found.landing_time);

  // From the takeoff on, with a run, and up to some time before the landing.
  const [on, off, end] = [later(release, 200), later(release, 400), later(landing, -600)];
  const engine_scoring_times = [found.takeoff_time!, on, off, end];
  const trimmed = await change(glider.id, { engine_scoring_times });
  expect(trimmed.engine_scoring_times).toEqual(engine_scoring_times);
  expect(trimmed.unpowered_times).toEqual([release, on, off, landing]);

  const again = await change(glider.id, { aircraft_id: glider.aircraft!.id });
  expect(again).not.toHaveProperty('unpowered_times');
});

describe.runIf(HAS_TEST_DATA)('a real flight home with the engine', () => {
  test('has the same coach and replay if less of it is scored', async () => {
    now = new Date('2017-05-31T20:00:00Z');
    const { id } = await fly(readTestFile('igc/gliders/outlanding_race_task_enl.igc'));
    const thermalsOf = async ({ scoring_date: day }: FlightDetail) => {
      const coach = unwrap(testApi.api.GET('/flight/{id}/coach', { params: { path: { id } } }));
      const query = { scoring_date: day };
      const { flight } = await unwrap(testApi.api.GET('/flightday', { params: { query } }));
      return { coached: (await coach).thermals.advice!, replayed: flight[0]!.thermal };
    };
    const found = await change(id, { aircraft_id: await motorGlider() });
    const times = found.unpowered_times!;
    expect(times).toHaveLength(6);
    const thermals = await thermalsOf(found);
    expect(thermals.replayed.length).toBeGreaterThan(10);

    const [release, on] = times as [string, string];
    const trimmed = await change(id, { engine_scoring_times: [later(release, 7200), on] });
    expect(trimmed.unpowered_times).toEqual(times);
    expect(await thermalsOf(trimmed)).toEqual(thermals);

    const [from, to] = [later(release, 3600), later(release, 7200)];
    const withRun = await change(id, {
      engine_scoring_times: [release, from, to, on],
    });
    expect(withRun.unpowered_times).toEqual([release, from, to, ...times.slice(1)]);
    const { coached, replayed } = await thermalsOf(withRun);
    expect(replayed.length).toBeLessThan(thermals.replayed.length);
    expect(coached.thermal_count).toBeLessThan(thermals.coached.thermal_count);
  });
});
