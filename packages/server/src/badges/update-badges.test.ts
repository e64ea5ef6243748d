import { repetitions } from '@cloudstreet/scoring/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database, Executor } from '../platform/database/database.js';
import { startTestApi } from '../testing/start-test-api.js';
import { rebuildBadges, updateBadges, updateBadgesOf } from './update-badges.js';

const USERS = 5;
const FLIGHTS = 120;
/** Users without flights, who follow pilots. */
const FANS = 14;
const FIRST_FAN = 101;
const EDITS = repetitions(200, 10_000);
const FACTS = {
  freeFlightH: 6,
  gainM: 1200,
  straightKm: 60,
  courseKm: 320,
  finalGlideKm: 10,
  noCircleKm: 40,
  circledAirports: [],
  leftThermals: 10,
  rightThermals: 11,
  thermalGainM: 900,
  strongThermalGainM: 0,
  bestClimbMps: 0,
};

let db: Database;
beforeAll(async () => {
  const { server } = await startTestApi();
  db = server.services.db;
  await addUsers();
  await addFlights(db, 1, FLIGHTS);
}, 60_000);

test('badges after many edits and deletions match the remaining flights', async () => {
  const random = createRandom(20_260_714);
  for (let edit = 0; edit < EDITS; edit += 1) {
    const id = Math.ceil(random() * FLIGHTS);
    await db.transaction().execute(async (transaction) => {
      const before = await crewOf(transaction, id);
      await editFlight(transaction, id, random);
      const after = await crewOf(transaction, id);
      await updateBadgesOf(transaction, [...before, ...after]);
    });
  }
  const stored = await readStored();
  expect(stored.achievements.length).toBeGreaterThan(USERS * 8);
  await db.deleteFrom('achievement').execute();
  await db.updateTable('user').set({ achievement_count: 7 }).execute();
  await db.transaction().execute(rebuildBadges);
  expect(await readStored()).toEqual(stored);
  expect(stored.counts).toEqual(countsOf(stored.achievements));
}, 900_000);

test('simultaneous changes of the flights of a pilot all count', async () => {
  await sql`update flight set total_seconds = 20 * 3600`.execute(db);
  await Promise.all(
    Array.from({ length: 6 }, () =>
      db.transaction().execute((transaction) => updateBadges(transaction, 1)),
    ),
  );
  const rows = await db
    .selectFrom('achievement')
    .where('user_id', '=', 1)
    .where('badge', '=', 'endurance')
    .orderBy('level')
    .select(['level', 'value', 'is_highest'])
    .execute();
  expect(rows).toEqual(
    [1, 2, 3, 4].map((level) => ({ level, value: 20, is_highest: level === 4 })),
  );
});

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function addUsers(): Promise<void> {
  await sql`insert into "user" (id, name, email, password_hash, date_of_birth, gender, date_joined)
    select n, 'Pilot ' || n, n || '@example.org', '', '1980-01-01', 'D', now()
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`insert into "user" (id, name, email, password_hash, date_of_birth, gender, date_joined)
    select n, 'Fan ' || n, n || '@example.org', '', '1980-01-01', 'D', now()
    from generate_series(${FIRST_FAN}::int, ${FIRST_FAN + FANS - 1}::int) n`.execute(db);
  await sql`insert into igc_file (id, hash, md5, key, name, size_bytes, header, created)
    select n, n, n, n, n, 1, '{}', now() from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
}

async function addFlights(executor: Executor, first: number, last: number): Promise<void> {
  await sql`
    insert into flight (id, igc_file_id, takeoff_number, user_id, created, takeoff_time, time_zone,
      scoring_date, season, edit_allowed_until, valid, total_seconds)
    select n, n, 1, 1 + n % ${USERS}::int, now(),
      timestamptz '2026-03-01 10:00Z' + n * interval '1 day', 'UTC',
      date '2026-03-01' + n, 2026, now(), 3, 3600 * (n % 7)
    from generate_series(${first}::int, ${last}::int) n`.execute(executor);
  await sql`
    insert into flight_contest (flight_id, contest, points, distance, speed, user_id, season,
      scoring_date, seconds, rank)
    select n, contest, n * 5, n * 9, 80, 1 + n % ${USERS}::int, 2026, date '2026-03-01' + n, 3600, true
    from generate_series(${first}::int, ${last}::int) n,
      unnest(array['free', 'speed', 'triangle']) contest`.execute(executor);
  await sql`
    insert into flight_badge_fact (flight_id, facts, evidence)
    select n, ${JSON.stringify(FACTS)}::jsonb, '{}'
    from generate_series(${first}::int, ${last}::int) n`.execute(executor);
}

/** Pilot and registered co-pilot. Empty without the flight. */
async function crewOf(executor: Executor, id: number): Promise<(number | null)[]> {
  const rows = await executor
    .selectFrom('any_flight')
    .where('id', '=', id)
    .select(['user_id', 'co_user_id'])
    .execute();
  return rows.flatMap((row) => [row.user_id, row.co_user_id]);
}

/** One change as scores, edits and deletions make them. */
async function editFlight(executor: Executor, id: number, random: () => number): Promise<void> {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const flight = executor.updateTable('any_flight').where('id', '=', id);
  const contest = executor.updateTable('any_flight_contest').where('flight_id', '=', id);
  const fan = FIRST_FAN + Math.floor(random() * FANS);
  const accepted = new Date(Date.UTC(2026, 2 + Math.floor(random() * 5), 1));
  // All but one follow the pilot.
  const follow = () =>
    sql`
    insert into user_follow (follower_id, user_id, created, accepted)
    select fan.id, pilot.user_id, now(), ${accepted}
    from "user" as fan, any_flight as pilot
    where fan.id >= ${FIRST_FAN} and fan.id <> ${fan} and pilot.id = ${id}
    on conflict do nothing`.execute(executor);
  const changes: (() => Promise<unknown>)[] = [
    () => flight.set({ total_seconds: Math.floor(random() * 54_000) }).execute(),
    () => flight.set({ valid: pick([1, 2, 3] as const) }).execute(),
    () => flight.set({ visibility: 'private' }).execute(),
    () => flight.set({ visibility: 'public' }).execute(),
    () => flight.set({ takeoff_time: new Date(Date.UTC(2026, 5, 1, id % 24)) }).execute(),
    () => flight.set({ launch: JSON.stringify({ launch_kind: pick(['T', 'W', 'S']) }) }).execute(),
    () => contest.set({ points: random() * 1600, distance: random() * 1200 }).execute(),
    () => contest.set({ rank: random() > 0.5 }).execute(),
    () =>
      executor
        .updateTable('flight_badge_fact')
        .where('flight_id', '=', id)
        .set({
          facts: JSON.stringify({
            ...FACTS,
            gainM: random() * 7000,
            courseKm: random() * 1400,
            leftThermals: Math.floor(random() * 20),
          }),
        })
        .execute(),
    () =>
      executor
        .insertInto('story')
        .values({
          flight_id: id,
          image_key: `${id}`,
          source_hash: `${random()}`,
          width: 1,
          height: 1,
          created: new Date(0),
        })
        .execute(),
    () => follow(),
    () => follow(),
    () =>
      sql`
      delete from user_follow where follower_id = ${fan}
        and user_id = (select user_id from any_flight where id = ${id})`.execute(executor),
    () => executor.deleteFrom('story').where('flight_id', '=', id).execute(),
    () => executor.deleteFrom('any_flight').where('id', '=', id).execute(),
    () => flight.set({ co_user_id: pick([null, 1, 2, 3, 4, 5]) }).execute(),
    () => flight.set({ co_user_id: 1 + ((id + 1) % USERS) }).execute(),
    // The co-pilot becomes the pilot in command.
    () => flight.set({ user_id: 1 + (id % USERS), by_co_pilot: random() > 0.5 }).execute(),
  ];
  if ((await crewOf(executor, id)).length > 0) await pick(changes)();
  // Deleted before, and uploaded again.
  else await addFlights(executor, id, id);
}

async function readStored() {
  const achievements = await db
    .selectFrom('achievement')
    .orderBy('user_id')
    .orderBy('badge')
    .orderBy('level')
    .selectAll()
    .execute();
  const counts = await db
    .selectFrom('user')
    .where('id', '<=', USERS)
    .orderBy('id')
    .select(['id', 'achievement_count'])
    .execute();
  return { achievements, counts };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

function countsOf(achievements: Stored['achievements']): Stored['counts'] {
  return Array.from({ length: USERS }, (_, index) => ({
    id: index + 1,
    achievement_count: achievements.filter((row) => row.user_id === index + 1).length,
  }));
}
