import { type RawBuilder, sql } from 'kysely';
import { ownerOf, type RankingCategory } from './ranking.js';

/** What a flight adds to a ranking. Whole numbers, so that sums are the same in any order. */
export const FLOWN_COLUMNS = sql.raw(`user_id, club_id, airport_id, flight_id, points, scoring_date,
  round(points * 100)::int as cents,
  round(coalesce(distance, 0) * 1000)::int as metres,
  round(distance / nullif(speed, 0) * 3600)::bigint as seconds`);

/** Flights that take part, whatever else is asked of them. */
export const IS_RANKED = sql<boolean>`rank and points is not null`;

/**
 * Flights that add to what is told of a pilot's flying, and of the flying at a place, in a club and
 * with an aircraft: all but those in a simulator. A flight that takes part in no ranking, because it
 * came too late, or because its file bears no signature, was flown all the same.
 */
export const IS_FLOWN = sql<boolean>`not exists (
  select from flight
  where flight.id = flight_id and flight.findings @> '[{"token": "SIMULATOR_FILE"}]')`;

/** The columns that keep many rankings apart which are added up together. */
const KEYS = sql.raw('contest, season, sc_class,');
/** The order of flights: of equal points the earlier one. */
const BEST_FIRST = sql.raw('points desc, scoring_date, flight_id');
const ONE_FLIGHT = sql.raw(
  'cents, metres, seconds, 1 as flights, cents as best, scoring_date as decided_on',
);
const SUMS = sql.raw(`sum(cents) as cents, sum(metres) as metres, sum(seconds) as seconds,
  count(*) as flights, max(cents) as best, max(scoring_date) as decided_on`);

const TOP_USERS = 5;

type Source = RawBuilder<unknown>;

/** Flights with `FLOWN_COLUMNS`, and how many of them count where not all do. */
export interface Summands {
  readonly flown: Source;
  readonly count: Source;
}

/** The rows of one ranking: who, and the sums over the flights that count for him. */
export function sumUp(category: RankingCategory, summands: Summands): Source {
  return sumsOf(category, { ...summands, keys: sql`` });
}

/**
 * The rows of many rankings, with the columns that name them.
 *
 * @param summands `flown` has these columns too, and `count` is an expression over `contest`.
 */
export function sumUpAll(category: RankingCategory, summands: Summands): Source {
  return sumsOf(category, { ...summands, keys: KEYS });
}

interface KeyedSummands extends Summands {
  readonly keys: Source;
}

function sumsOf(category: RankingCategory, summands: KeyedSummands): Source {
  const { keys } = summands;
  return sql`
    select ${keys} entity_id, sum(cents) / 100.0::float8 as points,
      sum(metres) / 1000.0::float8 as distance,
      coalesce(sum(metres) * 3.6::float8 / nullif(sum(seconds), 0), 0) as speed,
      sum(flights)::int as flights, ${countPilots(category)} as pilots,
      max(best) / 100.0::float8 as best_points, max(decided_on) as decided_on
    from (${SOURCES[category](summands)}) as counting
    group by ${keys} entity_id`;
}

function countPilots(category: RankingCategory): Source {
  if (ownerOf(category) === 'user') return sql`1`;
  const isOncePerUser = category === 'club' || category === 'club_top_five';
  return isOncePerUser ? sql`count(*)::int` : sql`count(distinct user_id)::int`;
}

/** What counts in each category: flights, or sums of a user's flights. */
const SOURCES: Record<RankingCategory, (summands: KeyedSummands) => Source> = {
  pilot: ({ flown, count, keys }) => sql`
    select ${keys} user_id as entity_id, ${ONE_FLIGHT}
    from (
      select *, row_number() over (partition by ${keys} user_id order by ${BEST_FIRST}) as place
      from ${flown} as flown) as placed
    where place <= ${count}`,
  pilot_total: (summands) => allOf('user_id', summands),
  club: ({ flown, count, keys }) => sql`
    select ${keys} club_id as entity_id, ${ONE_FLIGHT}
    from (
      select *, row_number() over (partition by ${keys} club_id order by ${BEST_FIRST}) as place
      from (
        select distinct on (${keys} club_id, user_id) *
        from ${flown} as flown
        where club_id is not null
        order by ${keys} club_id, user_id, ${BEST_FIRST}) as bests) as placed
    where place <= ${count}`,
  club_total: (summands) => allOf('club_id', summands),
  club_top_five: ({ flown, keys }) => sql`
    select *
    from (
      select *, row_number() over (partition by ${keys} entity_id
        order by cents desc, best desc, flights, decided_on, user_id) as place
      from (
        select ${keys} club_id as entity_id, user_id, ${SUMS}
        from ${flown} as flown
        where club_id is not null
        group by ${keys} club_id, user_id) as totals) as placed
    where place <= ${TOP_USERS}`,
  airport_total: (summands) => allOf('airport_id', summands),
};

function allOf(entity: string, { flown, keys }: KeyedSummands): Source {
  const id = sql.ref(entity);
  return sql`
    select ${keys} ${id} as entity_id, user_id, ${ONE_FLIGHT}
    from ${flown} as flown
    where ${id} is not null`;
}

/** The flights that count for one row, the best first; `flown` holds the flights of that row alone. */
export function flightsThatCount(category: RankingCategory, flown: Source, count: number): Source {
  switch (category) {
    case 'pilot':
      return sql`select * from ${flown} as flown order by ${BEST_FIRST} limit ${count}`;
    case 'club':
      return sql`
        select *
        from (
          select distinct on (user_id) * from ${flown} as flown order by user_id, ${BEST_FIRST}
        ) as bests
        order by ${BEST_FIRST} limit ${count}`;
    case 'club_top_five':
      return sql`
        select *
        from ${flown} as flown
        where user_id in (
          select user_id
          from (select user_id, ${SUMS} from ${flown} as flown group by user_id) as totals
          order by cents desc, best desc, flights, decided_on, user_id
          limit ${TOP_USERS})
        order by ${BEST_FIRST}`;
    case 'pilot_total':
    case 'club_total':
    case 'airport_total':
      return sql`select * from ${flown} as flown order by ${BEST_FIRST}`;
  }
}
