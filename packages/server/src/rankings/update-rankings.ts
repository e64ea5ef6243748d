import { CONTEST_NAMES, countingFlights } from '@cloudstreet/scoring/score';
import type { RankingCategory } from '@cloudstreet/sdk';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { rewriteTable } from '../platform/database/rewrite-table.js';
import { IS_FLOWN } from './is-flown.js';
import { ownerOf } from './ranking.js';
import { SELECT_PLACES } from './select-places.js';

/** Stored value of `season` for all seasons together. */
export const ALL_SEASONS = 0;

/**
 * Updates the sums of a user's flights in a season, and all rankings with this user, their clubs or
 * their airports. Call it in the transaction that changes one of the flights. Two such transactions
 * of the same user, club or airport wait for each other.
 */
export async function updateRankings(
  db: Executor,
  userId: number | null,
  season: number,
): Promise<void> {
  // Flights of deleted accounts are in no ranking.
  if (userId === null) return;
  await lock(db, 'user', [userId]);
  const before = await fingerprints(db, userId, season);
  await db
    .deleteFrom('ranking_entry')
    .where('user_id', '=', userId)
    .where('season', 'in', [season, ALL_SEASONS])
    .execute();
  for (const year of [season, ALL_SEASONS]) await insertTotals(db, { userId, season: year });
  await savePlaces(db, 'user', { ids: [userId], season });

  const after = await fingerprints(db, userId, season);
  // All code takes locks in the same order, so that there is no deadlock.
  for (const owner of ['airport', 'club'] as const) {
    const ids = changedIds(owner, before, after);
    if (ids.length === 0) continue;
    await lock(db, owner, ids);
    await savePlaces(db, owner, { ids, season });
  }
}

/** Recomputes all rankings, for changes of more than the flights of single users. */
export async function rebuildRankings(db: Executor): Promise<void> {
  // All flights are sorted several times, in memory instead of on disk.
  await sql`set local work_mem = '256MB'`.execute(db);
  const flown = await db.selectFrom('flight').distinct().select('season').execute();
  const seasons = flown.map(({ season }) => season);
  await rewriteTable(db, 'ranking_entry', async (table) => {
    for (const season of [ALL_SEASONS, ...seasons]) await insertTotals(db, { season, table });
  });
  await rewriteTable(db, 'ranking_place', async (table) => {
    for (const season of seasons) {
      for (const owner of OWNERS) {
        await sql`
          insert into ${table} (entity_id, category, season, contest, sc_class,
            points, distance, speed, flights, pilots, best_points, decided_on)
          select entity_id, category, season, contest, sc_class,
            points, distance, speed, flights, pilots, best_points, decided_on
          from (${freshPlaces(owner, { season })}) as fresh`.execute(db);
      }
    }
  });
}

type RankingOwner = ReturnType<typeof ownerOf>;
const OWNERS: readonly RankingOwner[] = ['user', 'airport', 'club'];

const CATEGORIES: readonly RankingCategory[] = [
  'pilot',
  'pilot_total',
  'club',
  'club_total',
  'club_top_five',
  'airport_total',
];

/** Separates these kinds of locks from each other and from others. */
const LOCKS: Record<RankingOwner, number> = { user: 7_001, airport: 7_002, club: 7_003 };

async function lock(db: Executor, owner: RankingOwner, ids: readonly number[]): Promise<void> {
  const sorted = ids.toSorted((a, b) => a - b);
  for (const id of sorted) {
    await sql`select pg_advisory_xact_lock(${LOCKS[owner]}, ${id})`.execute(db);
  }
}

type Fingerprints = ReadonlyMap<string, string | null>;

/** Returns a hash per airport and club of the ranked flights with which a user counts for it. */
async function fingerprints(db: Executor, userId: number, season: number): Promise<Fingerprints> {
  const rows = await db
    .selectFrom('ranking_entry')
    .where('user_id', '=', userId)
    .where('season', '=', season)
    .where('scope', 'in', ['airport', 'club'])
    .groupBy(['scope', 'scope_id'])
    .select(['scope', 'scope_id'])
    .select(sql<string | null>`bit_xor(fingerprint)::text`.as('fingerprint'))
    .execute();
  return new Map(rows.map((row) => [`${row.scope} ${row.scope_id}`, row.fingerprint]));
}

function changedIds(owner: RankingOwner, before: Fingerprints, after: Fingerprints): number[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(owner))
    .filter((key) => (before.get(key) ?? null) !== (after.get(key) ?? null))
    .map((key) => Number(key.slice(owner.length)));
}

interface Totals {
  /** All users by default. */
  userId?: number;
  season: number;
  table?: RawBuilder<unknown>;
}

/** Sums flights for the pages of users, aircraft, airports and clubs. Only ranked flights add points. */
async function insertTotals(
  db: Executor,
  { userId, season, table = sql.table('ranking_entry') }: Totals,
): Promise<void> {
  await sql`
    insert into ${table} (contest, season, scope, scope_id, user_id, points, distance, seconds,
      scored_seconds, flights, fingerprint)
    select contest, ${season}::smallint, scope, scope_id, user_id,
      coalesce(sum(round(points * 100)::int) filter (where rank), 0) / 100.0::float8,
      sum(round(coalesce(distance, 0) * 1000)::int) / 1000.0::float8,
      coalesce(sum(seconds), 0),
      coalesce(sum(round(distance / nullif(speed, 0) * 3600)::bigint), 0),
      count(*),
      -- All that a ranking depends on.
      bit_xor(hashtextextended(concat_ws(' ', contest, flight_id, points, distance, speed,
        scoring_date, sc_class, 'vintage' = any (keywords)), 0))
        filter (where rank and points is not null)
    from flight_contest
    cross join lateral (values
      ('user', user_id::text), ('aircraft', aircraft_id::text),
      ('airport', airport_id::text), ('club', club_id::text)) as scopes (scope, scope_id)
    where scope_id is not null and user_id is not null
      and (${userId === undefined}::boolean or user_id = ${userId ?? null})
      and (${season === ALL_SEASONS}::boolean or season = ${season}::smallint)
      and ${IS_FLOWN}
    group by contest, scope, scope_id, user_id
    -- Sums over all flights are those of free distance.
    having contest = 'free' or count(points) > 0`.execute(db);
}

interface Places {
  /** All owners by default. */
  ids?: readonly number[];
  season: number;
}

/** Stores the positions of some users, clubs or airports. Unchanged rows are not written. */
async function savePlaces(
  db: Executor,
  owner: RankingOwner,
  places: Places & { ids: readonly number[] },
) {
  await sql`
    with fresh as (${freshPlaces(owner, places)}),
    gone as (
      delete from ranking_place as stored
      where season = ${places.season}::smallint and category = any(${categoriesOf(owner)})
        and entity_id = any(${places.ids}::int[])
        and not exists (
          select from fresh
          where fresh.entity_id = stored.entity_id and fresh.category = stored.category
            and fresh.contest = stored.contest and fresh.sc_class = stored.sc_class)
    )
    insert into ranking_place as stored (entity_id, category, season, contest, sc_class,
      points, distance, speed, flights, pilots, best_points, decided_on)
    select entity_id, category, season, contest, sc_class,
      points, distance, speed, flights, pilots, best_points, decided_on
    from fresh
    on conflict (entity_id, category, season, contest, sc_class) do update set
      points = excluded.points, distance = excluded.distance, speed = excluded.speed,
      flights = excluded.flights, pilots = excluded.pilots, best_points = excluded.best_points,
      decided_on = excluded.decided_on
    where (stored.points, stored.distance, stored.speed, stored.flights, stored.pilots,
        stored.best_points, stored.decided_on)
      is distinct from (excluded.points, excluded.distance, excluded.speed, excluded.flights,
        excluded.pilots, excluded.best_points, excluded.decided_on)`.execute(db);
}

/** Selects the rows of an owner in all rankings of a season, computed from flights. */
function freshPlaces(owner: RankingOwner, { ids, season }: Places): RawBuilder<unknown> {
  const count = sql`(${JSON.stringify(countsOf(owner))}::jsonb ->> contest)::int`;
  const rankings = categoriesOf(owner).map(
    (category) => sql`
      select ${category}::text as category, * from (${SELECT_PLACES[category](count)}) as computed`,
  );
  // The contests are named, because the indexes of owners begin with them.
  return sql`
    with flown as materialized (
      select contest, season, class as sc_class,
        user_id, club_id, airport_id, flight_id, points, scoring_date, cents, metres, seconds
      from ranked_flight
      cross join lateral (values
        ('ALL'), (sc_class), (case when 'vintage' = any (keywords) then 'VI' end)) as classes (class)
      where contest = any(${[...CONTEST_NAMES]}) and season = ${season}::smallint
        and class is not null
        and (${ids ?? null}::int[] is null or ${sql.ref(`${owner}_id`)} = any(${ids ?? null}::int[]))
    )
    ${sql.join(rankings, sql` union all `)}`;
}

function categoriesOf(owner: RankingOwner): RankingCategory[] {
  return CATEGORIES.filter((category) => ownerOf(category) === owner);
}

/** Returns the number of flights that count in each contest. All flights count for an airport. */
function countsOf(owner: RankingOwner): Record<string, number> {
  if (owner === 'airport') return {};
  return Object.fromEntries(CONTEST_NAMES.map((name) => [name, countingFlights(name, owner)]));
}
