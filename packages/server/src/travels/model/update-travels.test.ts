import { destination } from '@cloudstreet/scoring/geo';
import { repetitions } from '@cloudstreet/scoring/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database, Executor } from '../../platform/database/database.js';
import { startTestApi } from '../../testing/start-test-api.js';
import { rebuildTravels, updateTravelsOf } from './update-travels.js';

const USERS = 4;
const FLIGHTS = 160;
const EDITS = repetitions(200, 10_000);
const HOME = { lat: 47.6, lon: 12.4 };
/** The first is home; the second is next to it. */
const PLACES = [
  HOME,
  destination(HOME, 90, 8000),
  ...[60, 150, 240].map((km) => destination(HOME, 210, km * 1000)),
].map(({ lat, lon }): [number, number] => [lon, lat]);

let db: Database;
beforeAll(async () => {
  const { server } = await startTestApi();
  db = server.services.db;
  await sql`insert into "user" (id, name, email, password_hash, date_of_birth, gender, date_joined)
    select n, 'Pilot ' || n, n || '@example.org', '', '1980-01-01', 'D', now()
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`insert into igc_file (id, hash, md5, key, name, size_bytes, header, created)
    select n, n, n, n, n, 1, '{}', now() from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
}, 60_000);

test('travels after many edits and deletions are those of the remaining flights', async () => {
  const random = createRandom(20_260_714);
  for (let id = 1; id <= FLIGHTS; id += 1) await addFlight(db, id, random);
  await db.transaction().execute(rebuildTravels);
  for (let edit = 0; edit < EDITS; edit += 1) {
    const id = Math.ceil(random() * FLIGHTS);
    await db.transaction().execute(async (transaction) => {
      const before = await crewOf(transaction, id);
      await editFlight(transaction, id, random);
      const after = await crewOf(transaction, id);
      await updateTravelsOf(transaction, [...before, ...after]);
    });
  }
  const stored = await readStored();
  expect(stored.length).toBeGreaterThan(USERS);
  await db.transaction().execute(rebuildTravels);
  expect(await readStored()).toEqual(stored);
  await db.deleteFrom('travel').execute();
  await db.transaction().execute(rebuildTravels);
  const withoutId = ({ id, ...travel }: (typeof stored)[number]) => [id > 0, travel];
  expect((await readStored()).map((row) => withoutId(row))).toEqual(
    stored.map((row) => withoutId(row)),
  );
}, 1_800_000);

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every few flights a pilot lands elsewhere, and takes off from there on one of the next days. */
async function addFlight(executor: Executor, id: number, random: () => number): Promise<void> {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const turn = Math.floor(id / USERS);
  const at = (step: number) => PLACES[step % 3 === 0 ? 0 : 2 + (step % 3)]!;
  await sql`
    insert into flight (id, igc_file_id, takeoff_number, user_id, created, takeoff_time, time_zone,
      landing_time, scoring_date, season, edit_allowed_until, valid, takeoff_point, landing_point)
    select n, n, 1, 1 + n % ${USERS}::int, now(), day + interval '10 hours', 'UTC',
      day + interval '16 hours', day::date, 2026, now(), 3,
      ${at(turn)}::float8[], ${at(turn + 1)}::float8[]
    from (values (${id}::int, timestamptz '2026-03-01Z' + ${turn + pick([0, 0, 1])}::int
      * interval '2 days')) as flown (n, day)`.execute(executor);
  await sql`
    insert into flight_contest (flight_id, contest, points, distance, user_id, season, scoring_date,
      rank)
    select id, 'free', id * 5, id * 6, user_id, 2026, scoring_date, true
    from flight where id = ${id}`.execute(executor);
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
  const words = executor
    .updateTable('travel')
    .where('id', 'in', (eb) =>
      eb.selectFrom('travel_flight').where('flight_id', '=', id).select('travel_id'),
    );
  const changes: (() => Promise<unknown>)[] = [
    () => flight.set({ valid: pick([1, 2, 3] as const) }).execute(),
    () => flight.set({ visibility: 'private' }).execute(),
    () => flight.set({ visibility: 'public' }).execute(),
    () => flight.set({ landing_point: [...pick(PLACES)] }).execute(),
    () => flight.set({ landing_time: null }).execute(),
    () =>
      executor
        .updateTable('any_flight_contest')
        .where('flight_id', '=', id)
        .set({ points: random() * 1000 })
        .execute(),
    () => executor.deleteFrom('any_flight').where('id', '=', id).execute(),
    () => flight.set({ co_user_id: 1 + ((id + 1) % USERS) }).execute(),
    () => flight.set({ co_user_id: null }).execute(),
    () => words.set({ name: 'To the sea' }).execute(),
    () => words.set({ name: null }).execute(),
  ];
  if ((await crewOf(executor, id)).length > 0) await pick(changes)();
  // Deleted before, and uploaded again.
  else await addFlight(executor, id, random);
}

async function readStored() {
  const { rows } = await sql<{ id: number; flights: number[] }>`
    select id, user_id, start_date, end_date, days, distance, points, array(
      select flight_id from travel_flight where travel_id = travel.id order by flight_id
    ) as flights
    from travel where is_found order by user_id, start_date, end_date, distance`.execute(db);
  return rows;
}
