import { seasonBounds } from '@cloudstreet/scoring/season';
import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { viewOf } from '../../geo/views.js';
import type { Executor } from '../../platform/database/database.js';
import { toDay } from '../../platform/text/calendar-formats.js';
import { toContestName } from '../../rankings/contests.js';
import { countriesOf } from '../../reference/continents.js';
import { inMultiRegion } from '../../reference/in-multi-region.js';
import {
  type CollectionViewer,
  flightsInCollections,
  placeInCollections,
} from '../model/collected-flights.js';
import { flightsCrossing } from '../model/flight-lines.js';
import {
  flightsAround,
  flightsAroundSectors,
  flightsFromSectors,
  flightsNear,
} from '../model/flights-at-place.js';
import { flightsOfTasks } from '../model/flights-of-tasks.js';
import { contestTable, isListedFor } from '../model/visibility.js';
import { type Located, locate } from './locate.js';
import type { ListedParts } from './queries.js';

export type ListFlightsQuery = QueryParameters<'listFlights'>;

/** A list with hidden flights of their owner; see `ownerOfList`. */
export type OfOwner = CollectionViewer;

/** A list with flights of users whom its caller follows; see `findFriends`. */
export interface OfFriends {
  readonly friends?: readonly number[];
}

/** Finds the ids of one page. */
export async function findFlightIds(
  db: Executor,
  query: ListFlightsQuery & OfOwner & OfFriends,
  now: Date,
): Promise<number[]> {
  const located = await locate(db, query);
  const { rows } = await db.executeQuery(flightIdsQuery(db, located, now));
  return rows.map(({ id }) => id);
}

/** Returns the parts of a flight that a list shows. */
export function listedParts(
  query: Pick<ListFlightsQuery, 'contest' | 'point_schema' | 'include_stats'> & OfOwner,
): ListedParts {
  const contest = toContestName(query.contest);
  return {
    contest,
    pointContest: query.point_schema ? toContestName(query.point_schema) : contest,
    withStatistics: query.include_stats ?? false,
    scope: scopeOf(query),
  };
}

const DEFAULT_LIMIT = 100;

/**
 * Returns the query for the ids of one page. The row of a flight in its contest has all columns for
 * filters and sort keys. Each sort key has its own index; see the migrations.
 */
export function flightIdsQuery(
  db: Executor,
  query: Located<ListFlightsQuery> & OfOwner & OfFriends,
  now: Date,
): CompiledQuery<{ id: number }> {
  const order = orderOf(query);
  const { skip = 0, limit = DEFAULT_LIMIT } = query;
  const column = columnOf(order, query);
  const direction = sql.raw(order.direction);
  // The position that an index gives them in this direction.
  const nullsOfIndex = sql.raw(order.direction === 'desc' ? 'nulls last' : 'nulls first');
  // Each part repeats order and limit, because otherwise the database plans to return all rows.
  const parts = partsOfList(query, now, order).map(
    (part) => sql`(
      select flight_id, ${column} as sort_key
      from ${contestsOf(query)}
      where ${part}
      order by ${column} ${direction} ${isMeasure(order) ? nullsOfIndex : sql``},
        flight_id ${direction}
      limit ${skip + limit})`,
  );
  // Flights without a value come last in both directions.
  return sql<{ id: number }>`
    select flight_id as id
    from (${sql.join(parts, sql` union all `)}) as listed
    order by sort_key ${direction} ${isMeasure(order) ? sql`nulls last` : sql``},
      flight_id ${direction}
    offset ${skip} limit ${limit}`.compile(db);
}

/** Filters of a list of flights, and the contests that it shows. */
export type FlightFilters = Pick<ListFlightsQuery, FilterParameter | 'contest' | 'point_schema'> &
  OfOwner &
  OfFriends;

function scopeOf({ owner }: OfOwner) {
  return owner === undefined ? 'public' : 'any';
}

/** Returns the table of the rows of a list. */
export function contestsOf(list: OfOwner): RawBuilder<unknown> {
  return sql.raw(contestTable(scopeOf(list)));
}

/**
 * Returns the conditions of the parts of a list on rows of `flight_contest`. Each row is in one part
 * at most.
 *
 * Rows that are in several indexes are read as several parts, which the database merges in order.
 * With a single condition it would sort all rows. Flights of a user are those as pilot and those as
 * co-pilot. In ascending order, rows without a value are a separate part, because an index read
 * backwards begins with them.
 *
 * @param order Absent if it does not matter.
 */
export function partsOfList(query: Located<FlightFilters>, now: Date, order?: Order): Condition[] {
  const asked: Condition[] = [
    ...inContest(query, order),
    ...conditionsOf(FILTERS, query),
    ...atPlace(query),
    ...inCollections(query),
    ...ofTasks(query),
    ...withinSeasons(query, now, order),
    ...(query.owner === undefined ? [] : [isListedFor(query.owner)]),
  ];
  return byUser(query).flatMap((ofUser) =>
    byMeasure(order).map((ofMeasure) => allOf([...asked, ...ofUser, ...ofMeasure])),
  );
}

/** Returns the condition of a list on rows of `flight_contest`, for lists in another order. */
export function conditionOfList(query: Located<FlightFilters>, now: Date): RawBuilder<boolean> {
  return anyOf(partsOfList(query, now));
}

/**
 * Selects the rows of the contest. For an order by points of another contest, its rows are read;
 * distances are still those of the contest.
 */
function inContest(query: FlightFilters, order: Order | undefined): Condition[] {
  const contest = toContestName(query.contest);
  const read = order?.column === 'points' ? toContestName(query.point_schema ?? contest) : contest;
  const ofDistance = conditionsOf(DISTANCE_FILTERS, query);
  const isRead = sql<boolean>`contest = ${sql.lit(read)}`;
  if (read === contest || ofDistance.length === 0) return [isRead, ...ofDistance];
  return [
    isRead,
    sql`flight_id in (select flight_id from ${contestsOf(query)}
      where contest = ${sql.lit(contest)} and ${allOf(ofDistance)})`,
  ];
}

/** Flights from sectors and at a place, or around them. */
function atPlace({
  sector_id_in: sectors,
  circumnavigation: turns,
  surroundings,
}: Located<FlightFilters>): Condition[] {
  const ids = [
    sectors &&
      (turns && !surroundings ? flightsAroundSectors(sectors, turns) : flightsFromSectors(sectors)),
    surroundings === 'nowhere'
      ? sql<number>`select null::integer`
      : surroundings && (turns ? flightsAround(surroundings, turns) : flightsNear(surroundings)),
  ];
  return ids.flatMap((one) => (one ? [sql<boolean>`flight_id in (${one})`] : []));
}

function inCollections(query: FlightFilters): Condition[] {
  const { flight_collection_id_in: collections } = query;
  if (!collections) return [];
  return [sql`flight_id in (${flightsInCollections(collections, query)})`];
}

function ofTasks({ task_id_in: tasks, viewer }: FlightFilters): Condition[] {
  return tasks ? [sql`flight_id in (${flightsOfTasks(tasks, viewer)})`] : [];
}

function byUser({ user_id_in: users, keyword, friends }: FlightFilters): Condition[][] {
  const ofUsers = aboard(users);
  if (!keyword?.includes(FRIENDS)) return ofUsers;
  // Only callers have friends.
  if (!friends || friends.length === 0) return [[sql`false`]];
  return aboard(friends).flatMap((ofFriends) => ofUsers.map((one) => ofFriends.concat(one)));
}

/** Returns the conditions of flights as pilot, and of those as co-pilot. */
function aboard(users: readonly number[] | undefined): Condition[][] {
  if (!users) return [[]];
  const [asPilot, asCoPilot] = [oneOf('user_id')(users), oneOf('co_user_id')(users)];
  return [[asPilot], [asCoPilot, sql`(${asPilot}) is not true`]];
}

function byMeasure(order: Order | undefined): Condition[][] {
  if (!order || !isMeasure(order) || order.direction === 'desc') return [[]];
  const measure = sql.ref(order.column);
  return [[sql`${measure} is not null`], [sql`${measure} is null`]];
}

interface Order {
  /** Sort column: the day, the upload, the stars, a result in the contest, or the place in a collection. */
  readonly column:
    | 'scoring_date'
    | 'created'
    | 'stars'
    | 'points'
    | 'distance'
    | 'speed'
    | 'collection';
  readonly direction: 'asc' | 'desc';
}

function orderOf({ order_by: orderBy = '-scoring_date', direction }: ListFlightsQuery): Order {
  const isDescending = orderBy.startsWith('-');
  return {
    column: orderBy.replace('-', '') as Order['column'],
    direction: direction ?? (isDescending ? 'desc' : 'asc'),
  };
}

function columnOf(
  { column }: Order,
  query: Pick<ListFlightsQuery, 'flight_collection_id_in'> & OfOwner,
): RawBuilder<unknown> {
  if (column !== 'collection') return sql.ref(column);
  return placeInCollections(query.flight_collection_id_in ?? [], query);
}

/** Whether a sort column can be empty. */
function isMeasure({ column }: Pick<Order, 'column'>): boolean {
  return column === 'points' || column === 'distance' || column === 'speed';
}

type Condition = RawBuilder<boolean>;

/** Query parameters that filter the list. The others choose its columns, order and page. */
type FilterParameter = Exclude<
  keyof ListFlightsQuery,
  | 'skip'
  | 'limit'
  | 'format'
  | 'include_stats'
  | 'include_story'
  | 'contest'
  | 'order_by'
  | 'direction'
  | 'point_schema'
>;

/** Parameters of which several make one condition. */
type PlaceParameter = 'sector_id_in' | 'point_of_interest' | 'radius' | 'circumnavigation';
type CollectionParameter = 'flight_collection_id_in';
type DistanceParameter = 'distance_gt' | 'distance_lt';

type Conditions<Name extends FilterParameter> = {
  readonly [Own in Name]-?: (value: NonNullable<ListFlightsQuery[Own]>) => Condition | undefined;
};

/** Keyword that depends on the caller. */
const FRIENDS = 'friends';

/** Condition of each filter on a row; undefined if the filter has no effect. */
const FILTERS: Conditions<
  Exclude<FilterParameter, PlaceParameter | CollectionParameter | DistanceParameter>
> = {
  // Part of `withinSeasons`.
  season_in: () => undefined,
  scoring_date_in: oneOf('scoring_date'),
  scoring_date_start: (day) => sql`scoring_date >= ${day}`,
  scoring_date_end: (day) => sql`scoring_date <= ${day}`,
  // Part of `byUser`.
  user_id_in: () => undefined,
  club_id_in: oneOf('club_id'),
  airport_id_in: oneOf('airport_id'),
  aircraft_id_in: oneOf('aircraft_id'),
  registration_in: oneOf('registration'),
  travel_id_in: (ids) => sql`flight_id in (
    select travel_flight.flight_id from travel_flight
    join travel on travel.id = travel_flight.travel_id
    where travel.is_found and travel.id in (${sql.join(ids)}))`,
  // Part of `ofTasks`.
  task_id_in: () => undefined,
  competition_id_in: (ids) => sql`flight_id in (
    select flight_id from listed_task_score where competition_id in (${sql.join(ids)}))`,
  sc_class_id_in: oneOf('sc_class'),
  region_id_in: oneOf('region_id'),
  multi_region_id_in: (ids) => anyOf(ids.map(inMultiRegion)),
  country_id_in: oneOf('country'),
  continent_id_in: (continents) => oneOf('country')(continents.flatMap(countriesOf)),
  month: oneOf('month'),
  // Friends are part of `byUser`.
  keyword: (keywords) => allOf(keywords.filter((one) => one !== FRIENDS).map(withKeyword)),
  story: (isOnly) => (isOnly === 1 ? withKeyword('story') : undefined),
  kind: (kind) => sql`aircraft_kind = ${kind}`,
  pilots: (pilots) => sql`pilots = ${pilots}`,
  altitude_gt: (metres) => sql`max_altitude > ${metres}`,
  bbox: (view) => sql`flight_id in (${flightsCrossing(viewOf(view))})`,
  updated_since: (time) => sql`flight_id in (select id from any_flight where updated >= ${time})`,
};

/** Conditions on a row of the contest of the list. */
const DISTANCE_FILTERS: Conditions<DistanceParameter> = {
  distance_gt: (km) => sql`distance > ${km}`,
  distance_lt: (km) => sql`distance < ${km}`,
};

function oneOf(column: string) {
  return (values: readonly (string | number)[]): Condition =>
    sql`${sql.ref(column)} in (${sql.join(values)})`;
}

/** Combines conditions of which one suffices. */
function anyOf(all: readonly Condition[]): Condition {
  return sql`(${sql.join(all, sql` or `)})`;
}

/** Listed one by one, because flights with rare keywords have their own index. */
function withKeyword(keyword: string): Condition {
  return sql`keywords @> ${sql.lit(`{${keyword}}`)}::text[]`;
}

function conditionsOf<Name extends FilterParameter>(
  filters: Conditions<Name>,
  query: FlightFilters,
): Condition[] {
  return (Object.keys(filters) as Name[]).flatMap((name) => {
    const value: FlightFilters[Name] = query[name];
    // Each filter receives the value of its own name.
    const filter = filters[name] as (given: typeof value) => Condition | undefined;
    return value === undefined ? [] : (filter(value) ?? []);
  });
}

function allOf(all: readonly Condition[]): Condition {
  return all.length > 0 ? sql`${sql.join(all, sql` and `)}` : sql`true`;
}

/**
 * Filters by seasons with the column of the index, because other columns are looked up row by row.
 * Consecutive seasons become a range of days.
 *
 * A recorder with a wrong clock would top all lists for years, so days in the future are left out.
 * The user of such a flight must find it to see the problem and to delete it, so it stays in their
 * own list.
 */
function withinSeasons(
  { season_in: seasons, user_id_in: users }: FlightFilters,
  now: Date,
  order: Order | undefined,
): Condition[] {
  const hasFlown = sql<boolean>`scoring_date <= ${latestDay(now)}`;
  const alreadyFlown = users ? [] : [hasFlown];
  if (!seasons) return alreadyFlown;
  const [first, last] = [Math.min(...seasons), Math.max(...seasons)];
  const { start } = seasonBounds(first);
  const { end } = seasonBounds(last);
  const isOver = end <= latestDay(now);
  const bySeason = [oneOf('season')(seasons), ...(isOver ? [] : alreadyFlown)];
  if (order && order.column !== 'scoring_date') return bySeason;
  const isGapless = last - first < new Set(seasons).size;
  const byDay = sql<boolean>`scoring_date between ${start} and ${end}`;
  return isGapless ? [byDay, ...(isOver ? [] : alreadyFlown)] : [byDay, ...bySeason];
}

const DAY_MS = 86_400_000;

/** Returns the last possible day of a flight, which is tomorrow in time zones ahead of UTC. */
export function latestDay(now: Date): string {
  return toDay(new Date(now.getTime() + DAY_MS));
}
