import { type ContestName, countingFlights } from '@cloudstreet/scoring/score';
import { repetitions } from '@cloudstreet/scoring/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.js';
import { startTestApi } from '../testing/start-test-api.js';
import { rebuildRankings, updateRankings } from './update-rankings.js';

const USERS = 16;
const CLUBS = 3;
const AIRPORTS = 4;
const FLIGHTS = 400;
const EDITS = repetitions(400);
const EDITS_AT_ONCE = 200;
const SEASONS = [2025, 2026];
const CONTESTS = ['free', 'out', 'dmst'] as const satisfies ContestName[];
const CLASSES = ['ST', '15', 'DO'] as const;
const SIMULATED = { token: 'SIMULATOR_FILE', type: 'error', parameters: ['Condor'] };

let db: Database;
beforeAll(async () => {
  const { server } = await startTestApi();
  db = server.services.db;
  await addFlights();
}, 60_000);

test('rankings after many edits and deletions match the remaining flights', async () => {
  const random = createRandom(20_260_714);
  for (let edit = 0; edit < EDITS; edit += EDITS_AT_ONCE) {
    await db.transaction().execute(async (transaction) => {
      const touched = new Map<string, [userId: number | null, season: number]>();
      const touch = ({ user_id: userId, season }: Flown) =>
        touched.set(`${userId} ${season}`, [userId, season]);
      const flights = await readFlown(transaction);
      for (let n = 0; n < EDITS_AT_ONCE; n += 1) {
        const before = flights[Math.floor(random() * flights.length)]!;
        touch(before);
        // Some of them are gone already, or are edited twice.
        for (const after of await editFlight(transaction, before, random)) touch(after);
      }
      for (const [userId, season] of touched.values()) {
        await updateRankings(transaction, userId, season);
      }
    });
  }
  const left = await readFlown(db);
  expect(left.length).toBeLessThan(FLIGHTS * CONTESTS.length);
  const materialized = await readMaterialized();
  expect(materialized.places).toEqual(computeRankings(left));
  expect(materialized.places.length).toBeGreaterThan(300);

  await db.transaction().execute(rebuildRankings);
  expect(await readMaterialized()).toEqual(materialized);
}, 300_000);

test('simultaneous changes of pilots of a club all count', async () => {
  const users = await db.selectFrom('user').select('id').orderBy('id').execute();
  await sql`update flight_contest set points = points + 1 where contest = 'free'`.execute(db);
  await Promise.all(
    users.flatMap(({ id }) =>
      SEASONS.map((season) =>
        db.transaction().execute((transaction) => updateRankings(transaction, id, season)),
      ),
    ),
  );
  const { places } = await readMaterialized();
  expect(places).toEqual(computeRankings(await readFlown(db)));
});

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function addFlights(): Promise<void> {
  await sql`insert into club (id, name) select n, 'Club ' || n from generate_series(1, ${CLUBS}::int) n`.execute(
    db,
  );
  await sql`insert into "user" (id, name, email, password_hash, date_of_birth, gender, date_joined)
    select n, 'Pilot ' || n, n || '@example.org', '', '1980-01-01', 'D', now()
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`insert into igc_file (id, hash, md5, key, name, size_bytes, header, created)
    select n, n, n, n, n, 1, '{}', now() from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
  await sql`
    insert into flight (id, igc_file_id, takeoff_number, user_id, created, takeoff_time, time_zone,
      scoring_date, season, edit_allowed_until)
    select n, n, 1, 1 + n % ${USERS}::int, now(), now(), 'UTC', '2026-07-01', 2026, now()
    from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
  await sql`
    insert into flight_contest (flight_id, contest, points, distance, speed, user_id, club_id,
      airport_id, sc_class, season, scoring_date, seconds, rank)
    select n, contest, n % 90 + 10, n, 80, 1 + n % ${USERS}::int, 1 + n % ${CLUBS}::int,
      1 + n % ${AIRPORTS}::int, 'ST', 2026, '2026-07-01', 3600, true
    from generate_series(1, ${FLIGHTS}::int) n, unnest(${[...CONTESTS]}::text[]) contest`.execute(
    db,
  );
  await db.transaction().execute(rebuildRankings);
}

type Flown = Awaited<ReturnType<typeof readFlown>>[number];
type Executor = Parameters<typeof updateRankings>[0];

function readFlown(executor: Executor) {
  return executor
    .selectFrom('flight_contest')
    .orderBy('flight_id')
    .orderBy('contest')
    .select(['flight_id', 'contest', 'points', 'distance', 'speed', 'user_id', 'club_id'])
    .select(['airport_id', 'sc_class', 'season', 'scoring_date', 'rank', 'keywords'])
    .execute();
}

/** One change as edits, scores and imports make them; the rows that it leaves behind. */
async function editFlight(executor: Executor, flown: Flown, random: () => number) {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const id = Math.ceil(random() * FLIGHTS);
  // Few different values, so that there are ties.
  const points = 10 + Math.floor(random() * 40) * 1.11;
  const change = pick([
    { points, distance: points * 1.2 },
    { points, speed: 60 + Math.floor(random() * 50) },
    { points: null, distance: null, speed: null },
    { rank: random() > 0.3 },
    'simulated' as const,
    { sc_class: pick([...CLASSES, null]) },
    { club_id: random() > 0.2 ? 1 + (id % CLUBS) : null },
    { airport_id: random() > 0.2 ? 1 + (id % AIRPORTS) : null },
    { scoring_date: `2026-07-0${1 + (id % 9)}` },
    { keywords: pick([['vintage'], ['summer']] as const).slice() },
    'season' as const,
    'delete' as const,
  ]);
  const flight = executor.updateTable('flight_contest').where('flight_id', '=', flown.flight_id);
  if (change === 'simulated') {
    await executor
      .updateTable('flight')
      .set({ findings: JSON.stringify([SIMULATED]) })
      .where('id', '=', flown.flight_id)
      .execute();
    return flight.set({ rank: false }).returningAll().execute();
  }
  if (change === 'season') {
    const season = pick(SEASONS);
    await executor
      .updateTable('flight')
      .set({ season })
      .where('id', '=', flown.flight_id)
      .execute();
    return flight.set({ season }).returningAll().execute();
  }
  if (change === 'delete') {
    await executor.deleteFrom('flight').where('id', '=', flown.flight_id).execute();
    return [];
  }
  return flight.set(change).where('contest', '=', flown.contest).returningAll().execute();
}

async function readMaterialized() {
  const places = await db.selectFrom('ranking_place').selectAll().execute();
  const entries = await db.selectFrom('ranking_entry').selectAll().execute();
  return { places: places.toSorted(byKey), entries: entries.toSorted(byKey) };
}

function byKey(one: object, other: object): number {
  return keyOf(one).localeCompare(keyOf(other));
}

function keyOf(row: object): string {
  const names = [
    'category',
    'scope',
    'contest',
    'season',
    'sc_class',
    'scope_id',
    'entity_id',
    'user_id',
  ];
  return names.map((name) => String(Reflect.get(row, name))).join(' ');
}

/** All rankings from the flights, the long way round. */
function computeRankings(flown: readonly Flown[]) {
  const ranked = flown.filter(({ rank, points }) => rank && points !== null);
  const rows = ranked.flatMap((flight) =>
    ['ALL', flight.sc_class, flight.keywords.includes('vintage') ? 'VI' : null]
      .filter((scClass) => scClass !== null)
      .map((scClass) => Object.assign({}, flight, { sc_class: scClass })),
  );
  const rankings = Map.groupBy(rows, (row) => [row.contest, row.season, row.sc_class].join());
  return [...rankings.values()].flatMap(computeRanking).toSorted(byKey);
}

type Row = Omit<Flown, 'sc_class'> & { sc_class: string };

function computeRanking(rows: readonly Row[]) {
  const { contest, season, sc_class } = rows[0]!;
  const best = rows.toSorted(
    (a, b) =>
      b.points! - a.points! ||
      a.scoring_date.localeCompare(b.scoring_date) ||
      a.flight_id - b.flight_id,
  );
  const by = (key: 'user_id' | 'club_id' | 'airport_id') =>
    [...Map.groupBy(best, (row) => row[key])].filter(([id]) => id !== null);
  const place = (category: string, entity_id: number | null, counting: readonly Row[]) => ({
    entity_id,
    category,
    season,
    contest,
    sc_class,
    ...sumsOf(counting),
  });
  const topFive = (all: readonly Row[]) =>
    [...Map.groupBy(all, ({ user_id: id }) => id)]
      .map(([id, own]) => Object.assign(sumsOf(own), { id, own }))
      .toSorted(
        (a, b) =>
          b.points - a.points ||
          b.best_points - a.best_points ||
          a.flights - b.flights ||
          a.decided_on.localeCompare(b.decided_on) ||
          (a.id ?? 0) - (b.id ?? 0),
      )
      .slice(0, 5)
      .flatMap(({ own }) => own);
  const onePerUser = (all: readonly Row[]) =>
    [...Map.groupBy(all, ({ user_id: id }) => id).values()].map(([first]) => first!);
  return [
    ...by('user_id').map(([id, all]) =>
      place('pilot', id, all.slice(0, countingFlights(contest, 'user'))),
    ),
    ...by('user_id').map(([id, all]) => place('pilot_total', id, all)),
    ...by('club_id').map(([id, all]) =>
      place('club', id, onePerUser(all).slice(0, countingFlights(contest, 'club'))),
    ),
    ...by('club_id').map(([id, all]) => place('club_total', id, all)),
    ...by('club_id').map(([id, all]) => place('club_top_five', id, topFive(all))),
    ...by('airport_id').map(([id, all]) => place('airport_total', id, all)),
  ];
}

function sumsOf(rows: readonly Row[]) {
  const sum = (valueOf: (row: Row) => number) =>
    rows.reduce((total, row) => total + roundToEven(valueOf(row)), 0);
  const metres = sum(({ distance }) => (distance ?? 0) * 1000);
  const seconds = sum(({ distance, speed }) => (speed ? ((distance ?? 0) / speed) * 3600 : 0));
  return {
    points: sum(({ points }) => points! * 100) / 100,
    distance: metres / 1000,
    speed: seconds > 0 ? (metres * 3.6) / seconds : 0,
    flights: rows.length,
    pilots: new Set(rows.map(({ user_id: id }) => id)).size,
    best_points: Math.max(...rows.map(({ points }) => Math.round(points! * 100))) / 100,
    decided_on: rows
      .map(({ scoring_date: day }) => day)
      .toSorted()
      .at(-1)!,
  };
}

/** As the database rounds: a half to the even neighbour. */
function roundToEven(value: number): number {
  const floor = Math.floor(value);
  const isHalf = value - floor === 0.5;
  return isHalf ? floor + (floor % 2) : Math.round(value);
}
