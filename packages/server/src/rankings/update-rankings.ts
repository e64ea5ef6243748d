import { CONTEST_NAMES, countingFlights } from '@cloudstreet/scoring/contest';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { rewriteTable } from '../platform/database/rewrite-table.js';
import { FLOWN_COLUMNS, IS_FLOWN, IS_RANKED, sumUpAll } from './counting.js';
import { ownerOf, type RankingCategory } from './ranking.js';

/** Stands for all seasons together. */
export const ALL_SEASONS = 0;

/**
 * Writes anew, from the flights of a user in a season, what pages show of him and every ranking
 * that he, his clubs or his airports stand in. Belongs into the transaction that changed one of the
 * flights; two such transactions of the same user, club or airport wait for each other.
 */
export async function updateRankings(
  db: Executor,
  userId: number | null,
  season: number,
): Promise<void> {
  // Flights whose user has left stand in no ranking.
  if (userId === null) return;
  await lock(db, 'user', [userId]);
  const before = await fingerprints(db, userId, season);
  await db
    .deleteFrom('ranking_entry')
    .where('user_id', '=', userId)
    .where('season', 'in', [season, ALL_SEASONS])
    .execute();
  for (const year of [season, ALL_SEASONS]) await insertTotals(db, ofUser(userId, year), year);
  await savePlaces(db, 'user', { ids: [userId], season });

  const after = await fingerprints(db, userId, season);
  // In one order everywhere, so that no two transactions wait for each other for ever.
  for (const owner of ['airport', 'club'] as const) {
    const ids = changedIds(owner, before, after);
    if (ids.length === 0) continue;
    await lock(db, owner, ids);
    await savePlaces(db, owner, { ids, season });
  }
}

/** Writes all rankings anew, where more has changed than flights of single users. */
export async function rebuildRankings(db: Executor): Promise<void> {
  // All flights are sorted several times, in memory rather than on the disk.
  await sql`set local work_mem = '256MB'`.execute(db);
  const flown = await db.selectFrom('flight').distinct().select('season').execute();
  const seasons = flown.map(({ season }) => season);
  await rewriteTable(db, 'ranking_entry', async (table) => {
    await insertTotals(db, sql`user_id is not null`, ALL_SEASONS, table);
    for (const season of seasons) {
      const flights = sql<boolean>`user_id is not null and season = ${season}::smallint`;
      await insertTotals(db, flights, season, table);
    }
  });
  await rewriteTable(db, 'ranking_place', async (table) => {
    for (const season of seasons) {
      for (const owner of OWNERS) {
        await sql`
          with ${computePlaces(owner, { season })}
          insert into ${table} (${PLACE_COLUMNS}) select ${PLACE_COLUMNS} from fresh`.execute(db);
      }
    }
  });
}

type Owner = ReturnType<typeof ownerOf>;
const OWNERS: readonly Owner[] = ['user', 'airport', 'club'];

const CATEGORIES: readonly RankingCategory[] = [
  'pilot',
  'pilot_total',
  'club',
  'club_total',
  'club_top_five',
  'airport_total',
];

/** Keeps these kinds of lock apart from others, and from each other. */
const LOCKS: Record<Owner, number> = { user: 7_001, airport: 7_002, club: 7_003 };

async function lock(db: Executor, owner: Owner, ids: readonly number[]): Promise<void> {
  const sorted = ids.toSorted((a, b) => a - b);
  for (const id of sorted) {
    await sql`select pg_advisory_xact_lock(${LOCKS[owner]}, ${id})`.execute(db);
  }
}

type Fingerprints = ReadonlyMap<string, string | null>;

/** What tells whether ranked flights of a user count otherwise for an airport or a club. */
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

function changedIds(owner: Owner, before: Fingerprints, after: Fingerprints): number[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .filter((key) => key.startsWith(owner))
    .filter((key) => (before.get(key) ?? null) !== (after.get(key) ?? null))
    .map((key) => Number(key.slice(owner.length)));
}

/** Sums over what was flown, on the pages of the user, his aircraft, airports and clubs. */
async function insertTotals(
  db: Executor,
  flights: RawBuilder<boolean>,
  season: number,
  table = sql.table('ranking_entry'),
): Promise<void> {
  await sql`
    insert into ${table} (contest, season, scope, scope_id, user_id, points, distance, seconds,
      scored_seconds, flights, fingerprint)
    select contest, ${season}::smallint, scope, scope_id, user_id,
      coalesce(sum(cents) filter (where rank), 0) / 100.0::float8, sum(metres) / 1000.0::float8,
      coalesce(sum(airtime), 0), coalesce(sum(seconds), 0), count(*), bit_xor(fingerprint)
    from (
      select contest, aircraft_id, rank, flight_contest.seconds as airtime, ${FLOWN_COLUMNS},
        case when ${IS_RANKED} then ${FINGERPRINT} end as fingerprint
      from flight_contest
      where ${flights} and ${IS_FLOWN}
    ) as flown
    cross join lateral (values
      ('user', user_id::text), ('aircraft', aircraft_id::text),
      ('airport', airport_id::text), ('club', club_id::text)) as scopes (scope, scope_id)
    where scope_id is not null
    group by contest, scope, scope_id, user_id
    -- Sums of whatever was flown are looked up with those of free distance.
    having contest = 'free' or count(points) > 0`.execute(db);
}

/** All of a flight that rankings depend on. */
const FINGERPRINT = sql`hashtextextended(concat_ws(' ', contest, flight_id, points, distance, speed,
  scoring_date, sc_class, 'vintage' = any (keywords)), 0)`;

function ofUser(userId: number, season: number): RawBuilder<boolean> {
  const isAll = season === ALL_SEASONS;
  return sql`user_id = ${userId} and (${isAll}::boolean or season = ${season}::smallint)`;
}

interface Places {
  /** Left out: all of them. */
  ids?: readonly number[];
  season: number;
}

/** Keeps the places of some users, clubs or airports; what stays the same is not written. */
async function savePlaces(db: Executor, owner: Owner, places: Places & { ids: readonly number[] }) {
  await sql`
    with ${computePlaces(owner, places)},
    gone as (
      delete from ranking_place as kept
      where season = ${places.season}::smallint and category = any(${categoriesOf(owner)})
        and entity_id = any(${places.ids}::int[])
        and not exists (
          select from fresh
          where fresh.entity_id = kept.entity_id and fresh.category = kept.category
            and fresh.contest = kept.contest and fresh.sc_class = kept.sc_class)
    )
    insert into ranking_place (${PLACE_COLUMNS}) select ${PLACE_COLUMNS} from fresh
    on conflict (${PLACE_KEY})
    do update set (${MEASURES}) = row (${NEW_MEASURES})
    where row (${KEPT_MEASURES}) is distinct from row (${NEW_MEASURES})`.execute(db);
}

/** What stands ahead of a statement: `fresh`, the places that follow from the flights. */
function computePlaces(owner: Owner, { ids, season }: Places): RawBuilder<unknown> {
  const isOfOwner = ids ? sql`${sql.ref(`${owner}_id`)} = any(${ids}::int[])` : sql`true`;
  // The contests are named, because the indexes of owners begin with them.
  return sql`
    flown as materialized (
      select contest, season, class as sc_class, ${FLOWN_COLUMNS}
      from flight_contest
      cross join lateral (values
        ('ALL'), (sc_class), (case when 'vintage' = any (keywords) then 'VI' end)) as classes (class)
      where contest = any(${[...CONTEST_NAMES]}) and season = ${season}::smallint and ${IS_RANKED}
        and class is not null and ${isOfOwner}
    ),
    fresh as (
      ${sql.join(
        categoriesOf(owner).map(
          (category) => sql`select ${category}::text as category, *
            from (${sumUpAll(category, { flown: sql`flown`, count: COUNTS[owner] })}) as rows`,
        ),
        sql` union all `,
      )}
    )`;
}

function categoriesOf(owner: Owner): RankingCategory[] {
  return CATEGORIES.filter((category) => ownerOf(category) === owner);
}

const PLACE_KEY = sql.raw('entity_id, category, season, contest, sc_class');
const MEASURE_NAMES = [
  'points',
  'distance',
  'speed',
  'flights',
  'pilots',
  'best_points',
  'decided_on',
];
const MEASURES = sql.raw(MEASURE_NAMES.join(', '));
const PLACE_COLUMNS = sql`${PLACE_KEY}, ${MEASURES}`;
const NEW_MEASURES = sql.raw(MEASURE_NAMES.map((name) => `excluded.${name}`).join(', '));
const KEPT_MEASURES = sql.raw(MEASURE_NAMES.map((name) => `ranking_place.${name}`).join(', '));

/** How many flights of a user and of a club count, as expressions over `contest`. */
const COUNTS: Record<Owner, RawBuilder<unknown>> = {
  user: countsOf('user'),
  club: countsOf('club'),
  // All of them do.
  airport: sql`null`,
};

function countsOf(owner: 'user' | 'club'): RawBuilder<unknown> {
  const cases = CONTEST_NAMES.map((name) => `when '${name}' then ${countingFlights(name, owner)}`);
  return sql.raw(`(case contest ${cases.join(' ')} end)`);
}
