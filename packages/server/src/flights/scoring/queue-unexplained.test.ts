import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startServer } from '../../app/serve.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { queueUnexplained } from './queue-unexplained.js';

let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp();
});

async function fly(serial: string): Promise<FlightDetail> {
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial }), { name: 'a.igc' });
  return waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
}

function get(id: number): Promise<FlightDetail> {
  return unwrap(pilot.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
}

/** Leaves the scores of flights as a version left them that wrote no receipts. */
async function forgetReceipts(...ids: readonly number[]): Promise<void> {
  const { db } = testApi.server.services;
  const unexplained = db.updateTable('flight_contest').set({ receipt: null });
  await unexplained.where('flight_id', 'in', ids).execute();
}

test('a score without receipts is not served, but made again', async () => {
  const flights = [await fly('R01'), await fly('R02')];
  const kept = await fly('R03');
  const [first] = flights;
  await forgetReceipts(...flights.map(({ id }) => id));
  expect((await get(first!.id)).contest).toEqual([]);
  // Lists know points alone, and go on showing them.
  const listed = await unwrap(pilot.api.GET('/flight'));
  expect(listed.find(({ id }) => id === first!.id)?.contest?.points).toBe(
    first!.contest[0]?.points,
  );

  expect(await queueUnexplained(testApi.server.services)).toBe(2);
  for (const flight of flights) {
    expect(await waitForScore(pilot.api, flight.id, { pollMs: 50 })).toEqual(flight);
  }
  expect(await get(kept.id)).toEqual(kept);
  expect(await queueUnexplained(testApi.server.services)).toBe(0);
});

test('processes that start together queue each flight once', async () => {
  const { id } = await fly('R04');
  await forgetReceipts(id);
  const { services } = testApi.server;
  const queued = await Promise.all([queueUnexplained(services), queueUnexplained(services)]);
  expect(queued.reduce((sum, count) => sum + count)).toBe(1);
  expect((await waitForScore(pilot.api, id, { pollMs: 50 })).contest[0]?.receipt.hash).toMatch(
    /^[0-9a-f]{64}$/,
  );
});

test('a flight that waits for a score anyway is left to that', async () => {
  const { id } = await fly('R05');
  await forgetReceipts(id);
  const { db } = testApi.server.services;
  const waiting = db.updateTable('flight').set({ revision: 2 }).where('id', '=', id);
  await waiting.execute();
  expect(await queueUnexplained(testApi.server.services)).toBe(0);
});

test('a server queues them when it starts', async () => {
  const { id } = await fly('R06');
  await forgetReceipts(id);
  const { config, log } = testApi.server.services;
  const roles = { serve: false, work: true };
  const clock = () => new Date('2026-07-14T18:00:00Z');
  const server = await startServer({ config, log, clock, roles });
  const flight = await waitForScore(pilot.api, id, { pollMs: 50 });
  await server.stop();
  expect(flight.contest[0]?.receipt).toBeDefined();
});
