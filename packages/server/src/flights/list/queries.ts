import type { ContestName } from '@cloudstreet/scoring/score';
import type { FlightStatistics } from '@cloudstreet/sdk';
import { document } from '@cloudstreet/sdk/contract';
import { type NotNull, sql } from 'kysely';
import { type AircraftDbRow, findAircraftRow } from '../../aircraft/queries.js';
import type { Executor } from '../../platform/database/database.js';
import { PREPARED } from '../../platform/database/prepared.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { findStories, findStoryPreviews } from '../../stories/queries.js';
import { taskOfRecorder } from '../model/flights-of-tasks.js';
import { contestTable, type FlightScope, flightTable } from '../model/visibility.js';

export type ListedFlightRow = Awaited<ReturnType<typeof findFlightRows>>[number];
export type FlightDetailRow = Awaited<ReturnType<typeof getFlightDetails>>[number];

/** Names of the statistics of a flight in the contract. */
export const STATISTICS = Object.keys(
  (document.components.schemas.FlightStatistics as { properties: FlightStatistics }).properties,
) as (keyof FlightStatistics)[];

/** Parts of a flight that a list shows. */
export interface ListedParts {
  readonly contest: ContestName;
  /** The contest of the points; that of the list by default. */
  readonly pointContest?: ContestName | undefined;
  /** Adds the statistics of the flight. */
  readonly withStatistics: boolean;
  /** Finds public flights by default. */
  readonly scope?: FlightScope;
}

/**
 * Finds flights with everything that lists show, in the order of the ids. Missing flights are left
 * out.
 */
export async function findFlightRows(db: Executor, ids: readonly number[], parts: ListedParts) {
  if (ids.length === 0) return [];
  const stories = await findStoryPreviews(db, ids);
  const rows = await selectFlightRows(db, ids, parts);
  const byId = new Map(
    rows.map((row) => [row.id, Object.assign(row, { storyPreview: stories.get(row.id) })]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function selectFlightRows(
  db: Executor,
  ids: readonly number[],
  { contest, pointContest = contest, withStatistics, scope = 'public' }: ListedParts,
) {
  return selectWithNames(db, scope)
    .modifyFront(PREPARED)
    .leftJoin(contestTable(scope), (join) =>
      join
        .onRef('flight_contest.flight_id', '=', 'flight.id')
        .on('flight_contest.contest', '=', contest),
    )
    .where(sql<boolean>`flight.id = any(${ids}::int[])`)
    .select(LISTED_COLUMNS)
    .leftJoin(pointedTable(scope), (join) =>
      join.onRef('pointed.flight_id', '=', 'flight.id').on('pointed.contest', '=', pointContest),
    )
    .select(POINTS.as('points'))
    .select(['flight_contest.distance', 'flight_contest.speed'])
    .select((withStatistics ? STATISTICS_OF_SCORE : NO_STATISTICS).as('statistics'))
    .execute();
}

/** Columns of lists and their exports. The other columns contain many times more data. */
const LISTED_COLUMNS = [
  'flight.id',
  'flight.igc_file_id',
  'flight.user_id',
  'flight.co_user_id',
  'flight.co_user_name',
  'flight.club_id',
  'flight.takeoff_airport_id',
  'flight.aircraft_id',
  'flight.registration',
  'flight.competition_id',
  'flight.status',
  'flight.rank',
  'flight.valid',
  'flight.created',
  'flight.edit_allowed_until',
  'flight.takeoff_time',
  'flight.landing_time',
  'flight.time_zone',
  'flight.scoring_date',
  'flight.bbox',
  'flight.polyline',
  'flight.takeoff_point',
  'flight.junior',
  'flight.dmst_index',
  'flight.sc_class',
  'flight.total_seconds',
  'flight.launch',
  'flight.visibility',
  'flight.is_public',
  'flight.hidden',
  'flight.hidden_reason',
  'flight.by_co_pilot',
  'flight.published',
  'flight.stars',
  'flight.comments',
] as const;

/** A flight with a result earns no points by rules that give it none. */
const POINTS = sql<number | null>`
  case when flight_contest.points is not null then coalesce(pointed.points, 0) end`;

const NO_STATISTICS = sql<FlightStatistics | null>`null::jsonb`;

/** Statistics of a score without its geometry, which is many times larger. */
const STATISTICS_OF_SCORE = sql<FlightStatistics | null>`(
  select jsonb_object_agg(key, value) from jsonb_each(flight_contest.score)
  where key = any(${STATISTICS}::text[]))`;

/**
 * Finds any flight. The caller checks who may see it.
 *
 * @throws {NotFoundError} If there is no such flight.
 */
export async function getFlightDetailRow(db: Executor, id: number): Promise<FlightDetailRow> {
  const [row] = await getFlightDetails(db, [id]);
  if (!row) throw new NotFoundError(text('flight.notFound', { id }));
  return row;
}

/** The second club of the pilot on the day of the flight. */
const SECOND_CLUB = sql<number | null>`club_on(flight.user_id, flight.scoring_date, true)`;

/** Finds any flights with all details, by ascending id. The caller checks who may see them. */
export async function getFlightDetails(db: Executor, ids: readonly number[]) {
  const flights = await selectWithNames(db, 'any')
    .leftJoin('user as asked_user', 'asked_user.id', 'flight.asked_user_id')
    .leftJoin('airport as landing', 'landing.id', 'flight.landing_airport_id')
    .leftJoin('region as landing_region', 'landing_region.id', 'landing.region_id')
    .leftJoin('club as second_club', (join) => join.on('second_club.id', '=', SECOND_CLUB))
    .leftJoin('task as declared_task', (join) =>
      join
        .onRef('declared_task.id', '=', 'flight.task_id')
        .on('declared_task.visibility', '=', 'public'),
    )
    .where('flight.id', 'in', ids)
    .orderBy('flight.id')
    .selectAll('flight')
    .select(
      sql<boolean | null>`coalesce("user".comments_allowed, co_user.comments_allowed)`.as(
        'user_comments_allowed',
      ),
    )
    .select(taskOfRecorder().as('recorded_task_id'))
    .select([
      'user.open_in_seeyou as is_shared',
      'asked_user.name as asked_user_name',
      'asked_user.image_key as asked_user_image',
      'landing.name as landing_name',
      'landing.region_id as landing_region_id',
      'landing_region.name as landing_region_name',
      'landing_region.country as landing_region_country',
      'second_club.id as second_club_id',
      'second_club.name as second_club_name',
      'declared_task.id as declared_task_id',
    ])
    .execute();
  const contests = await db
    .selectFrom('any_flight_contest')
    .where('flight_id', 'in', ids)
    .where('position', 'is not', null)
    .orderBy('position')
    .select(['flight_id', 'contest', 'points', 'distance', 'speed', 'valid'])
    .select(['bonus_points', 'bonus_score_name', 'bitner_kind', 'score', 'receipt'])
    // Rows with a position always have a score.
    .$narrowType<{
      points: NotNull;
      distance: NotNull;
      speed: NotNull;
      valid: NotNull;
      score: NotNull;
      receipt: NotNull;
    }>()
    .execute();
  const airspaces = await db
    .selectFrom('flight_airspace')
    .where('flight_id', 'in', ids)
    .selectAll()
    .execute();
  const aircraft = await findAircraftRows(db, flights);
  const stories = await findStories(db, ids);
  return flights.map((flight) =>
    Object.assign(flight, {
      flown: flight.aircraft_id === null ? undefined : aircraft.get(flight.aircraft_id),
      airspaces: airspaces.find(({ flight_id: id }) => id === flight.id),
      contests: contests.filter(({ flight_id: id }) => id === flight.id),
      stories: stories.filter(({ flight_id: id }) => id === flight.id),
    }),
  );
}

async function findAircraftRows(
  db: Executor,
  flights: readonly { aircraft_id: number | null }[],
): Promise<Map<number, AircraftDbRow>> {
  const rows = new Map<number, AircraftDbRow>();
  for (const id of new Set(flights.map((flight) => flight.aircraft_id))) {
    const row = id === null ? undefined : await findAircraftRow(db, id);
    if (row) rows.set(row.id, row);
  }
  return rows;
}

function pointedTable(scope: FlightScope) {
  return scope === 'any'
    ? ('any_flight_contest as pointed' as 'flight_contest as pointed')
    : 'flight_contest as pointed';
}

function selectWithNames(db: Executor, scope: FlightScope) {
  return db
    .selectFrom(flightTable(scope))
    .leftJoin('user', 'user.id', 'flight.user_id')
    .leftJoin('user as co_user', 'co_user.id', 'flight.co_user_id')
    .leftJoin('club', 'club.id', 'flight.club_id')
    .leftJoin('region as club_region', 'club_region.id', 'club.region_id')
    .leftJoin('airport', 'airport.id', 'flight.takeoff_airport_id')
    .leftJoin('region', 'region.id', 'airport.region_id')
    .leftJoin('aircraft', 'aircraft.id', 'flight.aircraft_id')
    .leftJoin('flight_of_month', 'flight_of_month.flight_id', 'flight.id')
    .select([
      'flight_of_month.month as pinned_month',
      'user.name as user_name',
      'user.image_key as user_image',
      'co_user.name as co_user_account_name',
      'co_user.image_key as co_user_image',
      'club.name as club_name',
      'club_region.id as club_region_id',
      'club_region.name as club_region_name',
      'club_region.country as club_region_country',
      'airport.name as airport_name',
      'region.id as region_id',
      'region.name as region_name',
      'region.country as region_country',
      'aircraft.name as aircraft_name',
    ]);
}
