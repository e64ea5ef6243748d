import { repetitions } from '@cloudstreet/scoring/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.js';
import { rowsRead } from '../../testing/rows-read.js';
import { startTestApi } from '../../testing/start-test-api.js';
import { countNewFlights, type FeedRow, feedQuery, newFlightsQuery } from './feed-query.js';

const USERS = 6;
const FLIGHTS = 120;
const EDITS = repetitions(200, 10_000);
const READER = 1;
const START_MS = Date.UTC(2026, 6, 1);
const HOUR_MS = 3_600_000;

let db: Database;

beforeAll(async () => {
  const { server } = await startTestApi();
  db = server.services.db;
  await sql`insert into "user" (id, name, email, password_hash, date_of_birth, gender, date_joined,
      verified, feed_opened)
    select n, 'Pilot ' || n, n || '@example.org', '', '1980-01-01', 'D', now(), now(),
      ${new Date(START_MS)}
    from generate_series(1, ${USERS}::int) n`.execute(db);
  await sql`insert into club (id, name) select n, 'Club ' || n from generate_series(1, 3) n`.execute(
    db,
  );
  await sql`insert into igc_file (id, hash, md5, key, name, size_bytes, header, created)
    select n, n, n, n, n, 1, '{}', now() from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
  await sql`
    insert into any_flight (id, igc_file_id, takeoff_number, user_id, club_id, created, takeoff_time,
      time_zone, scoring_date, season, edit_allowed_until)
    select n, n, 1, 1 + n % ${USERS}::int, 1 + n % 3, ${new Date(START_MS)}::timestamptz
      + n / 3 * interval '1 hour', now(), 'UTC', date '2026-07-01', 2026, now()
    from generate_series(1, ${FLIGHTS}::int) n`.execute(db);
}, 60_000);

test('feed and count after many edits match what the tables say', async () => {
  const random = createRandom(20_260_714);
  const pick = (max: number) => Math.floor(random() * max);
  for (let edit = 0; edit < EDITS; edit += 1) await change(pick);
  const whole = await readAll();
  expect(whole).toEqual(await recompute());
  expect(whole.length).toBeGreaterThan(20);
  expect(await countNewFlights(db, READER)).toBe(await recount());
}, 1_800_000);

test('a page is read from the indexes of those followed', async () => {
  await sql`update any_flight set visibility = 'public', co_user_id = null`.execute(db);
  await sql`delete from story`.execute(db);
  await sql`delete from user_follow`.execute(db);
  await sql`delete from club_follow`.execute(db);
  await sql`delete from airport_follow`.execute(db);
  await sql`insert into user_follow (follower_id, user_id, created, accepted)
    values (${READER}, 2, now(), now()), (${READER}, 3, now(), now())`.execute(db);
  const page = feedQuery(db, { userId: READER, after: undefined, limit: 5 });
  const { rows } = await db.executeQuery(page);
  expect(rows).toHaveLength(5);
  // A page of each of the two.
  expect(await rowsRead(db, 'any_flight', page)).toBe(10);
  await sql`update "user" set feed_opened = ${new Date(START_MS + 1000 * HOUR_MS)}`.execute(db);
  expect(await rowsRead(db, 'any_flight', newFlightsQuery(db, READER))).toBe(0);
});

/** One change as users and uploads make them. */
async function change(pick: (max: number) => number): Promise<void> {
  const flight = 1 + pick(FLIGHTS);
  const user = 1 + pick(USERS);
  const time = new Date(START_MS + pick(100) * HOUR_MS);
  const changes = [
    () => sql`insert into user_follow (follower_id, user_id, created, accepted)
      select ${READER}, ${user}, ${time}, ${pick(3) > 0 ? time : null}::timestamptz
      where ${user}::int <> ${READER} on conflict do nothing`,
    () => sql`delete from user_follow where user_id = ${user}`,
    () => sql`insert into club_follow (follower_id, club_id, created)
      values (${READER}, ${1 + pick(3)}, ${time}) on conflict do nothing`,
    () => sql`delete from club_follow where club_id = ${1 + pick(3)}`,
    () => sql`update any_flight set visibility = 'private' where id = ${flight}`,
    () => sql`update any_flight set visibility = 'public', published = coalesce(published, ${time})
      where id = ${flight}`,
    () => sql`update any_flight set user_id = ${user} where id = ${flight}`,
    () => sql`update any_flight set co_user_id = ${user} where id = ${flight}`,
    () => sql`insert into story (flight_id, image_key, source_hash, width, height, created)
      select id, 'a', ${String(pick(1e9))}, 1, 1, ${time} from any_flight where id = ${flight}`,
    () => sql`delete from story where flight_id = ${flight}`,
    () => sql`update "user" set feed_opened = ${time} where id = ${READER}`,
  ];
  await changes[pick(changes.length)]!().execute(db);
}

/** Reads the feed in small pages. */
async function readAll() {
  const all: FeedRow[] = [];
  for (;;) {
    const after = all.at(-1);
    const { rows } = await db.executeQuery(feedQuery(db, { userId: READER, after, limit: 7 }));
    all.push(...rows);
    if (rows.length < 7) break;
  }
  return all.map(({ kind, id, time }) => ({ kind, id, time: time.getTime() }));
}

/** The feed by its definition, from whole tables. */
async function recompute() {
  const [flights, stories, users, clubs] = [
    await db.selectFrom('flight').selectAll().execute(),
    await db.selectFrom('story').select(['flight_id', 'created']).execute(),
    await followedUsers(),
    await db.selectFrom('club_follow').select('club_id').execute(),
  ];
  const clubIds = new Set<number | null>(clubs.map(({ club_id: id }) => id));
  const entries = flights
    .filter((flight) => flight.user_id !== READER)
    .flatMap((flight) => {
      const { id } = flight;
      const isOfFriend = users.has(flight.user_id) || users.has(flight.co_user_id);
      const published = (flight.published ?? flight.created).getTime();
      const times = stories.filter((row) => row.flight_id === id).map((r) => r.created.getTime());
      const latest = Math.max(0, ...times);
      const isStory = isOfFriend && latest > published + HOUR_MS;
      const isNews = isOfFriend || clubIds.has(flight.club_id);
      return [
        { kind: 'flight', id, time: published, isThere: isNews },
        { kind: 'story', id, time: latest, isThere: isStory },
      ];
    });
  return entries
    .filter(({ isThere }) => isThere)
    .map(({ kind, id, time }) => ({ kind, id, time }))
    .toSorted((one, other) => other.time - one.time || other.id - one.id);
}

async function recount(): Promise<number> {
  const users = await followedUsers();
  const flights = await db.selectFrom('flight').selectAll().execute();
  const { feed_opened: opened } = await db
    .selectFrom('user')
    .where('id', '=', READER)
    .select('feed_opened')
    .executeTakeFirstOrThrow();
  return flights
    .filter((flight) => flight.user_id !== READER && (flight.published ?? flight.created) > opened)
    .filter((flight) => users.has(flight.user_id) || users.has(flight.co_user_id)).length;
}

async function followedUsers(): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .selectFrom('user_follow')
    .where('follower_id', '=', READER)
    .where('accepted', 'is not', null)
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Repeats itself with every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
