import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SampleOptions, sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';
import { giveUpScoring, requeueUnscored, scoreFlightJob } from './score-flight.js';
import { ScoringError } from './scoring-error.js';

let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp();
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function upload(serial: string, options: SampleOptions = {}): Promise<FlightDetail> {
  const file = sampleIgc({ serial, ...options });
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  if (!flight) throw new Error('No flight came back.');
  return flight;
}

function get(id: number): Promise<FlightDetail> {
  return unwrap(pilot.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
}

/** Keeps the server's own worker from scoring; what the test calls itself is let through. */
function interceptScoring() {
  const { workers } = testApi.server.services;
  const run = workers.run.bind(workers);
  const held = vi
    .spyOn(workers, 'run')
    .mockImplementation((task, input) =>
      task === 'scoreIgcFile' ? Promise.reject(new Error('held')) : run(task, input),
    );
  return { services: { ...testApi.server.services, workers: { ...workers, run } }, held };
}

/** Counts the pilot's flights that are ranked in `free`. */
function rankedFlights() {
  return testApi.server.services.db
    .selectFrom('ranking_entry')
    .where('user_id', '=', pilot.id)
    .where('scope', '=', 'user')
    .where('season', '=', 2026)
    .where('contest', '=', 'free')
    .select('flights')
    .execute();
}

test('a job that runs again does nothing', async () => {
  const { id } = await upload('J01');
  const scored = await waitForScore(pilot.api, id, { pollMs: 50 });
  const run = vi.spyOn(testApi.server.services.workers, 'run');
  await scoreFlightJob(testApi.server.services, { flightId: id, revision: 1 });
  expect(run).not.toHaveBeenCalled();
  expect(await get(id)).toEqual(scored);
});

test('only one of two simultaneous runs writes the score', async () => {
  const { services } = interceptScoring();
  const { id } = await upload('J02');
  const job = { flightId: id, revision: 1 };
  await Promise.all([scoreFlightJob(services, job), scoreFlightJob(services, job)]);
  expect(await get(id)).toMatchObject({ status: 'valid', rank: true });
  expect(await rankedFlights()).toEqual([{ flights: 2 }]);
});

test('the launch kind of an unknown aircraft is unknown', async () => {
  const { services } = interceptScoring();
  const [known, unknown] = [await upload('J20'), await upload('J21')];
  await services.db
    .updateTable('flight')
    .set({ aircraft_id: null })
    .where('id', '=', unknown.id)
    .execute();
  for (const { id } of [known, unknown]) {
    await scoreFlightJob(services, { flightId: id, revision: 1 });
  }
  const { launch_kind: kind, launch_gain: gain } = await get(known.id);
  expect(kind).toBe('T');
  const detail = await get(unknown.id);
  expect(detail.launch_gain).toBe(gain);
  expect(detail).not.toHaveProperty('launch_kind');
});

test('a flight without an index is scored but not ranked', async () => {
  const { services } = interceptScoring();
  const { id } = await upload('J09');
  await services.db.updateTable('flight').set({ dmst_index: null }).where('id', '=', id).execute();
  const before = await rankedFlights();
  await scoreFlightJob(services, { flightId: id, revision: 1 });
  const { rank, contest } = await get(id);
  expect(rank).toBe(false);
  expect(contest[0]).toMatchObject({ name: 'free', valid: false });
  expect(await rankedFlights()).toEqual(before);
});

test('lists the better of out and return and straight line, and ranks both', async () => {
  const { services } = interceptScoring();
  const { id } = await upload('J10');
  await scoreFlightJob(services, { flightId: id, revision: 1 });
  const { contest } = await get(id);
  expect(contest.map(({ name }) => name)).toContain('out_return');
  expect(contest.map(({ name }) => name)).not.toContain('out');
  const straight = await services.db
    .selectFrom('flight_contest')
    .where('flight_id', '=', id)
    .where('contest', '=', 'out')
    .select(['position', 'rank', 'points'])
    .executeTakeFirstOrThrow();
  expect(straight).toMatchObject({ position: null, rank: true });
  expect(straight.points).toBeGreaterThan(0);
});

test('a job of an older revision changes nothing', async () => {
  const { services } = interceptScoring();
  const { id } = await upload('J03');
  await services.db.updateTable('flight').set({ revision: 2 }).where('id', '=', id).execute();
  await scoreFlightJob(services, { flightId: id, revision: 1 });
  expect((await get(id)).contest).toEqual([]);
  await scoreFlightJob(services, { flightId: id, revision: 2 });
  expect((await get(id)).status).toBe('valid');
});

test('a flight that cannot be scored becomes invalid until it changes', async () => {
  const { services } = interceptScoring();
  const { id } = await upload('J04');
  const job = { flightId: id, revision: 1 };
  await giveUpScoring(services, job);
  expect(await get(id)).toMatchObject({ status: 'invalid', rank: false, contest: [] });
  await scoreFlightJob(services, job);
  expect(await get(id)).toMatchObject({ status: 'invalid', contest: [] });
});

test('a flight that can no longer be scored is not ranked', async () => {
  const { services } = interceptScoring();
  const total = () =>
    services.db
      .selectFrom('ranking_place')
      .where('entity_id', '=', pilot.id)
      .where('category', '=', 'pilot_total')
      .where('contest', '=', 'free')
      .orderBy('sc_class')
      .select(['flights', 'points'])
      .execute();
  const before = await total();
  const { id } = await upload('J11');
  await scoreFlightJob(services, { flightId: id, revision: 1 });
  expect(await total()).not.toEqual(before);
  await services.db.updateTable('flight').set({ revision: 2 }).where('id', '=', id).execute();
  await giveUpScoring(services, { flightId: id, revision: 2 });
  expect(await total()).toEqual(before);
});

test('a broken file makes a flight invalid; unavailable storage only delays the score', async () => {
  interceptScoring();
  const { services } = testApi.server;
  const { id } = await upload('J06');
  const job = { flightId: id, revision: 1 };
  await expect(scoreFlightJob(services, job)).rejects.toBeInstanceOf(ScoringError);
  vi.spyOn(services.files, 'getBytes').mockRejectedValue(new Error('away'));
  await expect(scoreFlightJob(services, job)).rejects.not.toBeInstanceOf(ScoringError);

  vi.restoreAllMocks();
  expect((await waitForScore(pilot.api, id, { pollMs: 50 })).status).toBe('valid');
});

test('jobs of a killed process are queued again', async () => {
  const { held } = interceptScoring();
  const { id } = await upload('J05');
  await expect.poll(() => held.mock.calls.length).toBeGreaterThan(1);
  held.mockRestore();
  expect(await requeueUnscored(testApi.server.services)).toBe(1);
  expect((await waitForScore(pilot.api, id, { pollMs: 50 })).status).toBe('valid');
});

describe('a declared task', () => {
  async function scored(serial: string, declaredDeg: readonly number[]) {
    const { id } = await upload(serial, { declaredDeg });
    return waitForScore(pilot.api, id, { pollMs: 50 });
  }

  test('that was completed is shown and earns points', async () => {
    const flight = await scored('T01', [0.1, 0.28, 0.1]);
    expect(flight).toMatchObject({
      task: { kind: 'OR', ruleset: 'D', closed: true, from_igcfile: true },
      task_achieved: true,
      task_result: 3,
    });
    expect(flight.task?.point_features.map(({ properties }) => properties.name)).toEqual([
      'P0',
      'P1',
      'P2',
    ]);
    expect(flight.task_shortfall).toBeUndefined();
    const entry = flight.contest.find(({ name }) => name === 'declaration');
    expect(entry).toMatchObject({ distance: flight.task?.distance, score: { declared: true } });
    expect(entry?.receipt.rule.id).toBe('declaration');
  });

  test('that was not completed shows the miss', async () => {
    const flight = await scored('T02', [0.1, 0.4, 0.1]);
    expect(flight).toMatchObject({
      task_achieved: false,
      task_result: 1,
      task_shortfall: { code: 'missed_first', point: 1 },
    });
    // The turn is 0.1 degrees short of the point, and a quadrant begins at it.
    expect(flight.task_shortfall?.by).toBeCloseTo(11_126, -2);
    expect(flight.task_shortfall?.msg).toMatch(/^Missed first turnpoint or start\. .*11/);
    expect(flight.contest.map(({ name }) => name)).not.toContain('declaration');
  });

  test('that ends near its start shows that it is not closed', async () => {
    const flight = await scored('T04', [0.1, 0.28, 0.075]);
    expect(flight).toMatchObject({
      task: { kind: 'FR4', closed: false, other_zones: false },
      task_achieved: true,
      task_shortfall: { code: 'not_closed' },
    });
    expect(flight.task_shortfall?.msg).toMatch(/^Task not closed properly\./);
  });

  test('is absent without a declaration', async () => {
    const { id } = await upload('T03');
    const flight = await waitForScore(pilot.api, id, { pollMs: 50 });
    expect(Object.keys(flight).filter((key) => key.startsWith('task'))).toEqual([]);
  });
});

test('national contests are for clubs of the country', async () => {
  const member = await testApi.signUp({ clubName: 'Club of the Rhine' });
  const clubs = await testApi.server.services.db
    .updateTable('club')
    .set({ region_id: 'DE-NW' })
    .where('name', '=', 'Club of the Rhine')
    .executeTakeFirst();
  expect(clubs.numUpdatedRows).toBe(1n);
  const [flight] = await uploadFlight(member.api, sampleIgc({ serial: 'C01' }), { name: 'c.igc' });
  const { contest } = await waitForScore(member.api, flight!.id, { pollMs: 50 });
  const names = contest.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['dmst', 'dmst_speed']));
  expect(names).not.toContain('au');
});
