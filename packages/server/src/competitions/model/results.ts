import { dayPoints, POINT_RULES } from '@cloudstreet/scoring/competition';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { secondsOfDay } from './seconds-of-day.js';

/** Maximum number of results of a competition: the fastest, then the furthest. */
const MAX_RESULTS = 1000;

/** Columns of a competition that decide about points. */
export interface RuledCompetition {
  readonly id: number;
  readonly status: Schemas['CompetitionStatus'];
  readonly point_rules: Schemas['TaskPointRules'];
  readonly ruleset: Schemas['RuleSet'];
  readonly start_time: string | null;
  /** Minutes. */
  readonly min_time: number | null;
}

/** Columns of a result that decide about points and ranks. */
export interface CountedRow {
  id: number;
  competition_id: number;
  flight_id: number;
  user_id: number | null;
  dmst_index: number | null;
  achieved: boolean;
  distance: number;
  elapsed_s: number | null;
  start_time: Date | null;
  end_time: Date | null;
  penalty_points: number | null;
}

export interface ResultRow extends CountedRow {
  scoring_date: string;
  user_name: string | null;
  user_image: string | null;
  co_user_id: number | null;
  co_user_name: string | null;
  co_user_image: string | null;
  club_id: number | null;
  club_name: string | null;
  aircraft_id: number | null;
  aircraft_name: string | null;
  registration: string | null;
  competition_number: string | null;
  sc_class: Schemas['AircraftClass'] | null;
  start_alt: number | null;
  end_alt: number | null;
  path: number[];
  missed: Schemas['TaskMiss'] | null;
  declared: boolean;
  penalty_reason: string | null;
}

/** A row with everything that follows from all rows of its competition. */
export interface RankedResult<Row extends CountedRow = ResultRow> {
  readonly row: Row;
  readonly index: number;
  /** Seconds that count, of a flight that completed the task. */
  readonly timeS?: number;
  readonly speedKmh?: number;
  readonly points: Readonly<Record<Schemas['TaskPointRules'], number>>;
  readonly rank?: number;
  readonly personalRank?: number;
}

/** Finds the results of a competition in the order of their ranks, then those who failed. */
export async function findResults(
  db: Executor,
  competition: RuledCompetition,
): Promise<readonly RankedResult[]> {
  const { rows } = await sql<ResultRow>`
    select ${FULL_COLUMNS}
    from (${firstResults(sql`${competition.id}::int`)}) as score ${FLIGHT_JOINS} ${NAME_JOINS}
    order by score.distance desc, score.id`.execute(db);
  return rankResults(competition, rows);
}

/** Finds the results of a flight in competitions. Of other flights, only what decides about ranks is read. */
export async function findResultsOfFlight(
  db: Executor,
  competitions: readonly RuledCompetition[],
  flightId: number,
): Promise<ReadonlyMap<number, RankedResult>> {
  const ids = competitions.map(({ id }) => id);
  const { rows } = await sql<CountedRow>`
    select score.id, score.competition_id, score.flight_id, score.achieved, score.distance,
      score.elapsed_s, score.start_time, score.end_time, flight.user_id, flight.dmst_index,
      penalty.points as penalty_points
    from unnest(${ids}::int[]) as wanted (id)
    cross join lateral (${firstResults(sql`wanted.id`)}) as score ${FLIGHT_JOINS}
    order by score.distance desc, score.id`.execute(db);
  const { rows: own } = await sql<ResultRow>`
    select ${FULL_COLUMNS} from listed_task_score as score ${FLIGHT_JOINS} ${NAME_JOINS}
    where score.flight_id = ${flightId} and score.competition_id = any(${ids}::int[])`.execute(db);
  const rowsOf = Map.groupBy(rows, (row) => row.competition_id);
  const results = competitions.flatMap((competition) => {
    const row = own.find((each) => each.competition_id === competition.id);
    const ranked = rankResults(competition, rowsOf.get(competition.id) ?? []);
    const result = ranked.find((each) => each.row.flight_id === flightId);
    return row && result ? [[competition.id, { ...result, row }] as const] : [];
  });
  return new Map(results);
}

function firstResults(competitionId: RawBuilder<number>): RawBuilder<unknown> {
  return sql`
    select * from listed_task_score where competition_id = ${competitionId}
    order by achieved desc,
      case when achieved then distance / greatest(elapsed_s, 1) end desc nulls last,
      distance desc, id
    limit ${sql.lit(MAX_RESULTS)}`;
}

const FULL_COLUMNS = sql`score.*, flight.scoring_date, flight.registration,
  flight.competition_id as competition_number, flight.sc_class, flight.dmst_index, flight.user_id,
  pilot.name as user_name, pilot.image_key as user_image, flight.co_user_id,
  co_pilot.name as co_user_name, co_pilot.image_key as co_user_image, flight.club_id,
  club.name as club_name, flight.aircraft_id, aircraft.name as aircraft_name,
  penalty.points as penalty_points, penalty.reason as penalty_reason`;

const FLIGHT_JOINS = sql`
  join flight on flight.id = score.flight_id
  left join task_penalty as penalty
    on penalty.competition_id = score.competition_id and penalty.flight_id = score.flight_id`;

const NAME_JOINS = sql`
  left join "user" as pilot on pilot.id = flight.user_id
  left join "user" as co_pilot on co_pilot.id = flight.co_user_id
  left join club on club.id = flight.club_id
  left join aircraft on aircraft.id = flight.aircraft_id`;

/** Computes points and ranks. Only flights that completed the task have some. */
export function rankResults<Row extends CountedRow>(
  competition: RuledCompetition,
  rows: readonly Row[],
): RankedResult<Row>[] {
  const finished = rows.filter(({ achieved }) => achieved);
  const points = {
    classic: pointsBy('classic', competition, finished),
    competition: pointsBy('competition', competition, finished),
    grand_prix: pointsBy('grand_prix', competition, finished),
  };
  const isCounted = competition.status !== 'neutralized';
  const results = finished.map((row, place): RankedResult<Row> => {
    const timeS = countedTimeS(competition, row);
    return {
      row,
      index: indexOf(row),
      timeS,
      speedKmh: (row.distance / timeS) * 3600,
      points: isCounted
        ? {
            classic: points.classic[place]!,
            competition: points.competition[place]!,
            grand_prix: points.grand_prix[place]!,
          }
        : NO_POINTS,
    };
  });
  const failed = rows
    .filter(({ achieved }) => !achieved)
    .map((row): RankedResult<Row> => ({ row, index: indexOf(row), points: NO_POINTS }));
  return [...(isCounted ? withRanks(competition, results) : results), ...failed];
}

const NO_POINTS = { classic: 0, competition: 0, grand_prix: 0 };

const RULES = {
  classic: POINT_RULES.classic,
  competition: POINT_RULES.competition,
  grand_prix: POINT_RULES['grand-prix'],
} as const;

function pointsBy(
  rules: Schemas['TaskPointRules'],
  competition: RuledCompetition,
  finished: readonly CountedRow[],
): readonly number[] {
  const figures = finished.map((row) => ({
    distanceM: row.distance * 1000,
    timeS:
      rules === 'grand_prix' ? sinceOpeningS(competition, row) : countedTimeS(competition, row),
    handicap: indexOf(row),
    // The host takes points off by the rules of the competition.
    ...(rules === competition.point_rules &&
      row.penalty_points !== null && { penalty: row.penalty_points }),
  }));
  return dayPoints(figures, RULES[rules], { of: 'club' }).points;
}

/** An unknown aircraft has index 100. */
function indexOf({ dmst_index: index }: CountedRow): number {
  return index ?? 100;
}

function countedTimeS(
  { ruleset, min_time: minutes }: RuledCompetition,
  { elapsed_s: elapsedS }: CountedRow,
): number {
  const leastS = ruleset === 'AA' ? (minutes ?? 0) * 60 : 0;
  return Math.max(1, leastS, elapsedS ?? 0);
}

const DAY_S = 86_400;

/** In a Grand Prix, everyone is timed from the common start. */
function sinceOpeningS(competition: RuledCompetition, row: CountedRow): number {
  const { start_time: opens } = competition;
  if (opens === null || !row.start_time) return countedTimeS(competition, row);
  const startS = row.start_time.getTime() / 1000;
  const waitedS = (((startS - secondsOfDay(opens)) % DAY_S) + DAY_S) % DAY_S;
  return waitedS + (row.elapsed_s ?? 0);
}

function withRanks<Row extends CountedRow>(
  { point_rules: rules }: RuledCompetition,
  results: readonly RankedResult<Row>[],
): RankedResult<Row>[] {
  const sorted = results.toSorted(
    (a, b) =>
      b.points[rules] - a.points[rules] ||
      (b.speedKmh ?? 0) - (a.speedKmh ?? 0) ||
      Number(a.row.end_time) - Number(b.row.end_time),
  );
  const ranks = ranksOf(sorted, rules);
  const ofPilots = Map.groupBy(sorted, ({ row }) => row.user_id);
  const personal = new Map(
    [...ofPilots.values()].flatMap((own) => {
      const places = ranksOf(own, rules);
      return own.map((result, index) => [result, places[index]!] as const);
    }),
  );
  return sorted.map((result, index) =>
    Object.assign({}, result, {
      rank: ranks[index]!,
      ...(result.row.user_id !== null && { personalRank: personal.get(result)! }),
    }),
  );
}

/** Results with equal points share a rank. */
function ranksOf(
  sorted: readonly Pick<RankedResult, 'points'>[],
  rules: Schemas['TaskPointRules'],
): readonly number[] {
  let rank = 0;
  return sorted.map(({ points }, index) => {
    if (index === 0 || points[rules] !== sorted[index - 1]!.points[rules]) rank = index + 1;
    return rank;
  });
}
