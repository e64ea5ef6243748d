import { seasonBounds } from '@cloudstreet/scoring/season';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { toDay } from '../http/answers.js';
import { toContestName } from '../rankings/contests.js';
import { countriesOf } from '../reference/continents.js';
import { inMultiRegion } from '../reference/in-multi-region.js';
import { crossesView } from './flight-lines.js';

type Query = QueryParameters<'listFlights'>;

/** The ids of one page. */
export async function findFlightIds(db: Executor, query: Query, now: Date): Promise<number[]> {
  const { rows } = await db.executeQuery(flightIdsQuery(db, query, now));
  return rows.map(({ id }) => id);
}

const DEFAULT_LIMIT = 100;

/**
 * Asks for the ids of one page. All that a flight is filtered and ordered by stands in the row of
 * its contest; each order runs along an index of its own, see the migrations.
 */
export function flightIdsQuery(
  db: Executor,
  query: Query,
  now: Date,
): CompiledQuery<{ id: number }> {
  const { order, direction } = orderOf(query);
  // Flights without a measure come last, whatever the direction.
  const isMeasure = order !== 'scoring_date' && order !== 'created';
  const { skip = 0, limit = DEFAULT_LIMIT } = query;
  const inOrder = sql`order by ${sql.ref(order)} ${sql.raw(direction)}
    ${isMeasure ? sql`nulls last` : sql``}, flight_id desc`;
  const page = listed(query, now, {
    rows: sql`select flight_id, ${sql.ref(order)}`,
    // Said here as well, or the database would get ready to hand over all of them.
    inOrder: sql`${inOrder} limit ${skip + limit}`,
  });
  return sql<{ id: number }>`
    select flight_id as id from (${page}) as listed
    ${inOrder} offset ${skip} limit ${limit}`.compile(db);
}

/** Which flights a list holds, and which contest it shows of them. */
export type FlightNarrowing = Pick<Query, FilterParameter | 'contest'>;

interface Listed {
  /** The beginning of a `select`: what is read of each row. */
  readonly rows: RawBuilder<unknown>;
  /** The order in which indexes are read; left out where it makes no difference. */
  readonly inOrder?: RawBuilder<unknown>;
}

/**
 * The rows of all flights of a list, of its contest alone. The flights of a user are two lists, those
 * that he flew and those in which he sat in the back, each along an index of its own: asked for as
 * one condition they would have to be sorted, and so the database merges them.
 */
export function listed(
  query: FlightNarrowing,
  now: Date,
  { rows, inOrder = sql`` }: Listed,
): RawBuilder<unknown> {
  const { user_id_in: users } = query;
  const asked = allOf([
    sql`contest = ${sql.lit(toContestName(query.contest))}`,
    ...conditions(query),
    withinSeasons(query),
    alreadyFlown(query, now),
  ]);
  const from = sql`${rows} from flight_contest where ${asked}`;
  if (!users) return sql`${from} ${inOrder}`;
  const [flew, satInTheBack] = [oneOf('user_id')(users), oneOf('co_user_id')(users)];
  return sql`(${from} and ${flew} ${inOrder})
    union all (${from} and ${satInTheBack} and (${flew}) is not true ${inOrder})`;
}

/** What a list is ordered by: the day, the upload, or what the flight earned in the contest. */
type Order = 'scoring_date' | 'created' | 'points' | 'distance' | 'speed';

function orderOf({ order_by: orderBy = '-scoring_date', direction }: Query) {
  const isDescending = orderBy.startsWith('-');
  return {
    order: orderBy.replace('-', '') as Order,
    direction: direction ?? (isDescending ? ('desc' as const) : ('asc' as const)),
  };
}

type Condition = RawBuilder<boolean>;

/** What narrows a list; the rest of its parameters says what of it is shown, and in which order. */
type FilterParameter = Exclude<
  keyof Query,
  | 'skip'
  | 'limit'
  | 'format'
  | 'include_stats'
  | 'include_story'
  | 'contest'
  | 'order_by'
  | 'direction'
>;

/** What each filter asks of a row; undefined where it has no effect. */
const FILTERS: {
  readonly [Name in FilterParameter]-?: (value: NonNullable<Query[Name]>) => Condition | undefined;
} = {
  season_in: oneOf('season'),
  scoring_date_in: oneOf('scoring_date'),
  scoring_date_start: (day) => sql`scoring_date >= ${day}`,
  scoring_date_end: (day) => sql`scoring_date <= ${day}`,
  // Said by `listed`.
  user_id_in: () => undefined,
  club_id_in: oneOf('club_id'),
  airport_id_in: oneOf('airport_id'),
  aircraft_id_in: oneOf('aircraft_id'),
  registration_in: oneOf('registration'),
  sc_class_id_in: oneOf('sc_class'),
  region_id_in: oneOf('region_id'),
  multi_region_id_in: (ids) => anyOf(ids.map(inMultiRegion)),
  country_id_in: oneOf('country'),
  continent_id_in: (continents) => oneOf('country')(continents.flatMap(countriesOf)),
  month: oneOf('month'),
  keyword: (keywords) => allOf(keywords.map(withKeyword)),
  story: (isOnly) => (isOnly === 1 ? withKeyword('story') : undefined),
  kind: (kind) => sql`aircraft_kind = ${kind}`,
  pilots: (pilots) => sql`pilots = ${pilots}`,
  distance_gt: (km) => sql`distance > ${km}`,
  distance_lt: (km) => sql`distance < ${km}`,
  bbox: crossesView,
  circumnavigation: () => undefined,
  point_schema: () => undefined,
};

function oneOf(column: string) {
  return (values: readonly (string | number)[]): Condition =>
    sql`${sql.ref(column)} in (${sql.join(values)})`;
}

/** Each of them is enough. */
function anyOf(all: readonly Condition[]): Condition {
  return sql`(${sql.join(all, sql` or `)})`;
}

/** One by one and written out, because flights with a rare keyword have an index of their own. */
function withKeyword(keyword: string): Condition {
  return sql`keywords @> ${sql.lit(`{${keyword}}`)}::text[]`;
}

function conditions(query: FlightNarrowing): Condition[] {
  const names = Object.keys(FILTERS) as FilterParameter[];
  return names.flatMap((name) => conditionOf(name, query) ?? []);
}

function conditionOf(name: FilterParameter, query: FlightNarrowing): Condition | undefined {
  const value = query[name];
  // The table gives each filter the value of its own name.
  const filter = FILTERS[name] as (given: typeof value) => Condition | undefined;
  return value === undefined ? undefined : filter(value);
}

function allOf(all: readonly Condition[]): Condition {
  return all.length > 0 ? sql`${sql.join(all, sql` and `)}` : sql`true`;
}

/** Says the same as the season's column, so that the order by date starts where the seasons are. */
function withinSeasons({ season_in: seasons }: FlightNarrowing): Condition {
  if (!seasons) return sql`true`;
  const { start } = seasonBounds(Math.min(...seasons));
  const { end } = seasonBounds(Math.max(...seasons));
  return sql`scoring_date between ${start} and ${end}`;
}

/**
 * A recorder whose clock is ahead would head all lists for years. Its user needs the flight, to see
 * what is wrong and to delete it, and finds it among his own.
 */
function alreadyFlown({ user_id_in: users }: FlightNarrowing, now: Date): Condition {
  return users ? sql`true` : sql`scoring_date <= ${latestDay(now)}`;
}

const DAY_MS = 86_400_000;

/** The last day on which anybody can have flown: east of Greenwich it may be tomorrow. */
export function latestDay(now: Date): string {
  return toDay(new Date(now.getTime() + DAY_MS));
}
