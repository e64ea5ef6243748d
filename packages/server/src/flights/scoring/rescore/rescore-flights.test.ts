import {
  type FlightDetail,
  type FlightPatch,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Services } from '../../../platform/services.js';
import { updateRankings } from '../../../rankings/update-rankings.js';
import { type SampleOptions, sampleIgc } from '../../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../../testing/start-test-api.js';
import type { RescoreOutcome } from './rescore-flight.js';
import { type RescoreOptions, type RescoreProgress, rescoreFlights } from './rescore-flights.js';

let testApi: TestApi;
let services: Services;
let pilot: TestUser;
let now = new Date('2026-07-14T18:00:00Z');

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  ({ services } = testApi.server);
});

let serial = 0;

/** A pilot for each test, who uploads on the evening of the flight. */
async function fly(options: SampleOptions = {}, user?: TestUser): Promise<FlightDetail> {
  now = new Date('2026-07-14T18:00:00Z');
  pilot = user ?? (await testApi.signUp());
  serial += 1;
  const file = sampleIgc({ serial: String(100 + serial), ...options });
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  if (!flight) throw new Error('No flight came back.');
  return waitForScore(pilot.api, flight.id, { pollMs: 20 });
}

function get(id: number): Promise<FlightDetail> {
  return unwrap(pilot.api.GET('/flightdetail/{id}', { params: { path: { id } } }));
}

function patch(id: number, body: FlightPatch): Promise<FlightDetail> {
  return unwrap(pilot.api.PATCH('/flightdetail/{id}', { params: { path: { id } }, body }));
}

/** Scores again and returns the result for each flight. */
async function rescore(
  selection: RescoreOptions['selection'],
  options: Partial<RescoreOptions> = {},
): Promise<Map<number, RescoreOutcome>> {
  const outcomes = new Map<number, RescoreOutcome>();
  await rescoreFlights({
    services,
    selection,
    threads: 2,
    onOutcome: (id, outcome) => outcomes.set(id, outcome),
    ...options,
  });
  return outcomes;
}

/** Everything that is stored of a flight, its pilot's ranking and its track. */
async function stored(id: number) {
  const { db, files } = services;
  // The tests change flights themselves before they are scored again.
  const { updated: _updated, ...flight } = await db
    .selectFrom('flight')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const contests = await db
    .selectFrom('flight_contest')
    .where('flight_id', '=', id)
    .orderBy('contest')
    .selectAll()
    .execute();
  const rankings = await db
    .selectFrom('ranking_entry')
    .where('user_id', '=', flight.user_id)
    .orderBy('contest')
    .orderBy('season')
    .orderBy('scope')
    .orderBy('scope_id')
    .selectAll()
    .execute();
  return { flight, contests, rankings, track: await files.getBytes(flight.track_key ?? '') };
}

/** Makes the stored score of a flight what another version of the rules may have given. */
async function age(id: number): Promise<void> {
  const { db } = services;
  await db
    .updateTable('flight_contest')
    .set({ points: 1, distance: 2 })
    .where('flight_id', '=', id)
    .where('contest', '=', 'free')
    .execute();
  await db
    .updateTable('flight')
    .set({
      status: 'invalid',
      valid: 1,
      rank: false,
      findings: JSON.stringify([{ token: 'OLC_FILE', type: 'error', parameters: [] }]),
    })
    .where('id', '=', id)
    .execute();
  await db.updateTable('ranking_entry').set({ points: 1 }).execute();
}

const OLDER = {
  kind: 'changed',
  changes: [
    expect.stringMatching(/^free 1\.00 → \d+\.\d\d points$/),
    'level 1 → 2',
    'counts now',
    '-OLC_FILE',
  ],
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('adds a new contest to existing flights', async () => {
  const flight = await fly();
  const before = await stored(flight.id);
  const { db } = services;
  const { name } = flight.contest.at(-1)!;
  await db
    .deleteFrom('flight_contest')
    .where('flight_id', '=', flight.id)
    .where('contest', '=', name)
    .execute();
  await updateRankings(db, pilot.id, before.flight.season);
  expect((await stored(flight.id)).rankings).not.toEqual(before.rankings);

  const outcomes = await rescore({ ids: [flight.id] });
  expect(outcomes.get(flight.id)).toEqual({
    kind: 'changed',
    changes: [expect.stringMatching(`^${name} – → \\d+\\.\\d\\d points$`)],
  });
  expect(await stored(flight.id)).toEqual(before);
});

describe('a flight scored by the same rules', () => {
  test('does not change, however often it is scored', async () => {
    const { id } = await fly();
    const before = await stored(id);
    for (let run = 0; run < 2; run += 1) {
      expect(await rescore({ ids: [id] })).toEqual(new Map([[id, { kind: 'unchanged' }]]));
      expect(await stored(id)).toEqual(before);
    }
  });

  test('does not change with two simultaneous runs', async () => {
    const { id } = await fly();
    const before = await stored(id);
    await Promise.all([rescore({ ids: [id] }), rescore({ ids: [id] })]);
    expect(await stored(id)).toEqual(before);
  });

  test("keeps the pilot's windows, co-pilot and mass, and its upload time", async () => {
    const { id, takeoff_time: takeoff = '' } = await fly({ gliderType: 'Duo Discus' });
    const times = [600, 1500].map((s) => new Date(Date.parse(takeoff) + s * 1000).toISOString());
    await patch(id, { scoring_times: times, co_user_name: 'Second Pilot', mass: 620 });
    await waitForScore(pilot.api, id, { pollMs: 20 });
    const before = await stored(id);
    now = new Date('2027-03-01T12:00:00Z');
    expect(await rescore({ ids: [id] })).toEqual(new Map([[id, { kind: 'unchanged' }]]));
    expect(await stored(id)).toEqual(before);
    await expect(patch(id, { scoring_times: [] })).rejects.toMatchObject({ code: 'EDIT_LOCKED' });
  });
});

test('keeps the class that the pilot chose', async () => {
  const { id } = await fly();
  await patch(id, { score_club_class: true });
  const before = await stored(id);
  expect(await rescore({ ids: [id] })).toEqual(new Map([[id, { kind: 'unchanged' }]]));
  expect(await stored(id)).toEqual(before);
  expect((await get(id)).sc_class).toBe('CL');
});

describe('a flight scored by other rules', () => {
  test('gets score and rankings by the current rules', async () => {
    const { id } = await fly();
    const before = await stored(id);
    await age(id);
    expect(await rescore({ ids: [id] })).toEqual(new Map([[id, OLDER]]));
    expect(await stored(id)).toEqual(before);
  });

  test('is only reported by a dry run', async () => {
    const { id } = await fly();
    await age(id);
    const before = await stored(id);
    const put = vi.spyOn(services.files, 'put');
    expect(await rescore({ ids: [id] }, { isDryRun: true })).toEqual(new Map([[id, OLDER]]));
    expect(await stored(id)).toEqual(before);
    expect(put).not.toHaveBeenCalled();
  });

  test('gets a changed track', async () => {
    const { id } = await fly();
    const before = await stored(id);
    await services.files.put('track/00/old.json.gz', Uint8Array.of(1, 2, 3));
    await services.db
      .updateTable('flight')
      .set({ track_key: 'track/00/old.json.gz' })
      .where('id', '=', id)
      .execute();
    const outcomes = await rescore({ ids: [id] });
    expect(outcomes.get(id)).toEqual({ kind: 'changed', changes: ['details'] });
    expect(await stored(id)).toEqual(before);
    await expect.poll(() => services.files.exists('track/00/old.json.gz')).toBe(false);
  });

  test('uses the index of the current list', async () => {
    const { id, aircraft, dmst_index: index = 0 } = await fly({ gliderType: 'LS 4' });
    await services.db
      .updateTable('aircraft_index')
      .set({ index: index + 4 })
      .where('aircraft_id', '=', aircraft?.id ?? 0)
      .execute();
    const outcomes = await rescore({ ids: [id] });
    expect(outcomes.get(id)).toMatchObject({
      changes: expect.arrayContaining([
        expect.stringMatching(/^free /),
        `index ${index} → ${index + 4}`,
      ]),
    });
    expect((await get(id)).dmst_index).toBe(index + 4);
  });
});

/** Keeps flights from being scored until the returned function is called. */
function hold(): { release: () => void; held: () => number } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = services.workers.run.bind(services.workers);
  const spy = vi.spyOn(services.workers, 'run').mockImplementation(async (task, input) => {
    await promise;
    return run(task, input);
  });
  const held = () => spy.mock.calls.filter(([task]) => task === 'scoreIgcFile').length;
  return { release: resolve, held };
}

describe('during the run', () => {
  test('flights keep their score and rank', async () => {
    const flight = await fly();
    const { release, held } = hold();
    const working = rescore({ ids: [flight.id] });
    await expect.poll(held).toBe(1);
    expect(await get(flight.id)).toEqual(flight);
    const list = await unwrap(
      pilot.api.GET('/flight', { params: { query: { user_id_in: [pilot.id] } } }),
    );
    expect(list).toMatchObject([{ id: flight.id, status: 'valid' }]);
    release();
    await working;
    expect(await get(flight.id)).toEqual(flight);
  });

  test('a change by the pilot wins', async () => {
    const { id, takeoff_time: takeoff = '' } = await fly();
    const times = [600, 900].map((s) => new Date(Date.parse(takeoff) + s * 1000).toISOString());
    const { release, held } = hold();
    const working = rescore({ ids: [id] });
    await expect.poll(held).toBe(1);
    await patch(id, { scoring_times: times });
    release();
    expect(await working).toEqual(new Map([[id, { kind: 'left' }]]));
    const changed = await waitForScore(pilot.api, id, { pollMs: 20 });
    expect(changed.scoring_times.map((time) => Date.parse(time))).toEqual(times.map(Date.parse));
    expect(await rescore({ ids: [id] })).toEqual(new Map([[id, { kind: 'unchanged' }]]));
  });

  test('a flight that waits for its first score is skipped', async () => {
    const { id } = await fly();
    await services.db.updateTable('flight').set({ revision: 2 }).where('id', '=', id).execute();
    expect(await rescore({ ids: [id] })).toEqual(new Map([[id, { kind: 'left' }]]));
  });

  test('a flight deleted meanwhile stays deleted', async () => {
    const { id } = await fly();
    const { release, held } = hold();
    const working = rescore({ ids: [id] });
    await expect.poll(held).toBe(1);
    await pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id } } });
    release();
    expect(await working).toEqual(new Map([[id, { kind: 'left' }]]));
    await expect(get(id)).rejects.toMatchObject({ status: 404 });
  });
});

test('a missing file fails only its flight, which stays unchanged', async () => {
  const first = await fly();
  const second = await fly({}, pilot);
  const { key } = await services.db
    .selectFrom('igc_file')
    .where('id', '=', first.igc_file.id)
    .select('key')
    .executeTakeFirstOrThrow();
  await services.files.delete(key);
  expect(await rescore({ ids: [first.id, second.id] })).toEqual(
    new Map<number, unknown>([
      [first.id, { kind: 'failed', reason: expect.stringContaining('ENOENT') }],
      [second.id, { kind: 'unchanged' }],
    ]),
  );
  expect(await get(first.id)).toEqual(first);
});

test('a flight that could not be scored gets another chance', async () => {
  const flight = await fly();
  await services.db
    .updateTable('flight')
    .set({ status: 'invalid', valid: 1, rank: false })
    .where('id', '=', flight.id)
    .execute();
  await rescore({ ids: [flight.id] });
  expect(await get(flight.id)).toEqual(flight);
});

test('an error of the database ends the work', async () => {
  const { id } = await fly();
  vi.spyOn(services.db, 'transaction').mockImplementation(() => {
    throw new Error('away');
  });
  await expect(rescore({ ids: [id] })).rejects.toThrow('away');
});

describe('selects the flights', () => {
  const flights: FlightDetail[] = [];
  let others: number[];

  beforeAll(async () => {
    others = await services.db
      .selectFrom('flight')
      .select('id')
      .execute()
      .then((rows) => rows.map(({ id }) => id));
    flights.push(
      await fly({ takeoffs: ['2025-06-20T10:00:00Z'], gliderType: 'ASK 21' }),
      await fly({ takeoffs: ['2026-06-20T10:00:00Z'], gliderType: 'ASK 21' }, pilot),
      await fly({ takeoffs: ['2026-06-21T10:00:00Z'], gliderType: 'LS 4' }, pilot),
      await fly({ takeoffs: ['2026-06-22T10:00:00Z'], gliderType: 'LS 4' }),
    );
  });

  test.each([
    { why: 'of all', selection: () => ({}), expected: [0, 1, 2, 3] },
    { why: 'of ids', selection: () => ({ ids: [at(2).id, at(0).id] }), expected: [0, 2] },
    { why: 'of a season', selection: () => ({ season: 2025 }), expected: [0] },
    { why: 'of a day and later', selection: () => ({ from: '2026-06-21' }), expected: [2, 3] },
    { why: 'until a day', selection: () => ({ to: '2026-06-20' }), expected: [0, 1] },
    {
      why: 'between two days',
      selection: () => ({ from: '2026-06-20', to: '2026-06-21' }),
      expected: [1, 2],
    },
    { why: 'of a user', selection: () => ({ userId: at(0).user!.id }), expected: [0, 1, 2] },
    {
      why: 'with an aircraft',
      selection: () => ({ aircraftId: at(1).aircraft?.id ?? 0 }),
      expected: [0, 1],
    },
    {
      why: 'that fit everything',
      selection: () => ({ userId: at(0).user!.id, season: 2026, to: '2026-06-20' }),
      expected: [1],
    },
    { why: 'behind one', selection: () => ({ after: at(1).id }), expected: [2, 3] },
    { why: 'of no user', selection: () => ({ userId: 1_000_000 }), expected: [] },
  ])('$why', async ({ selection, expected }) => {
    const outcomes = await rescore(selection(), { isDryRun: true });
    const ids = [...outcomes.keys()].filter((id) => !others.includes(id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(expected.map((index) => at(index).id));
  });

  function at(index: number): FlightDetail {
    const flight = flights[index];
    if (!flight) throw new Error(`No flight ${index}.`);
    return flight;
  }

  test('that an earlier, stopped run has left', async () => {
    const season = { userId: at(0).user!.id };
    const stopping = new AbortController();
    const steps: RescoreProgress[] = [];
    const first = await rescore(season, {
      threads: 1,
      signal: stopping.signal,
      onProgress: (progress) => {
        steps.push(progress);
        if (progress.done === 2) stopping.abort();
      },
    });
    expect([...first.keys()]).toEqual([at(0).id, at(1).id]);
    expect(steps).toEqual([
      { done: 0, total: 3, doneTo: 0 },
      { done: 1, total: 3, doneTo: at(0).id },
      { done: 2, total: 3, doneTo: at(1).id },
    ]);
    const rest = await rescore({ ...season, after: steps.at(-1)?.doneTo ?? 0 });
    expect([...rest.keys()]).toEqual([at(2).id]);
  });

  test('in parallel, reporting only complete progress', async () => {
    const run = services.workers.run.bind(services.workers);
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(services.workers, 'run').mockImplementation(async (task, input) => {
      // The first flight takes longest.
      const { flightId }: { flightId?: number } = input;
      if (flightId === at(0).id) await promise;
      return run(task, input);
    });
    const steps: RescoreProgress[] = [];
    await rescore(
      { userId: at(0).user!.id },
      {
        onProgress: (progress) => {
          steps.push(progress);
          if (progress.done === 2) resolve();
        },
      },
    );
    expect(steps.map(({ done, doneTo }) => ({ done, doneTo }))).toEqual([
      { done: 0, doneTo: 0 },
      { done: 1, doneTo: at(0).id - 1 },
      { done: 2, doneTo: at(0).id - 1 },
      { done: 3, doneTo: at(2).id },
    ]);
  });
});
