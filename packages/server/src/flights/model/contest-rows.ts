import {
  CONTEST_NAMES,
  type ContestName,
  getContestRule,
  type ScoredFlight,
} from '@cloudstreet/scoring/score';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

interface ContestScores extends Pick<ScoredFlight, 'contests' | 'unlistedContests' | 'rank'> {
  readonly totalSeconds: number | null;
}

const NO_SCORE: ContestScores = {
  contests: [],
  unlistedContests: [],
  rank: false,
  totalSeconds: null,
};

/**
 * Writes the row of each contest. It has no results if the flight earns nothing or is not scored. A
 * new contest gets its row when the flight is scored again.
 */
export async function writeContests(
  db: Executor,
  flightId: number,
  scores: ContestScores = NO_SCORE,
): Promise<void> {
  const rows = CONTEST_NAMES.map((contest) => toRow(contest, scores));
  await sql`
    insert into any_flight_contest (is_public, flight_id, contest, user_id, club_id, airport_id, aircraft_id,
      sc_class, season, scoring_date, seconds, rank, position, points, distance, speed, valid,
      bonus_points, bonus_score_name, bitner_kind, score, receipt, stars)
    select flight.is_public, flight.id, entry.contest, user_id, club_id, takeoff_airport_id, aircraft_id,
      sc_class, season, scoring_date, ${scores.totalSeconds}::integer, entry.rank, position, points, distance,
      speed, entry.valid, bonus_points, bonus_score_name, bitner_kind, score, receipt, stars
    from any_flight as flight
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (contest text,
      rank boolean, position smallint, points double precision, distance double precision,
      speed double precision, valid boolean, bonus_points double precision, bonus_score_name text,
      bitner_kind text, score jsonb, receipt jsonb)
    where flight.id = ${flightId}
    on conflict (flight_id, contest, is_public) do update set seconds = excluded.seconds, rank = excluded.rank,
      position = excluded.position, points = excluded.points, distance = excluded.distance,
      speed = excluded.speed, valid = excluded.valid, bonus_points = excluded.bonus_points,
      bonus_score_name = excluded.bonus_score_name, bitner_kind = excluded.bitner_kind,
      score = excluded.score, receipt = excluded.receipt`.execute(db);
}

function toRow(name: ContestName, { contests, unlistedContests, rank }: ContestScores) {
  const entry = [...contests, ...unlistedContests].find((each) => each.name === name);
  if (!entry) return { contest: name, rank };
  const position = contests.indexOf(entry);
  return {
    ...entry,
    contest: name,
    position: position === -1 ? null : position,
    rank: rank && entry.valid && entry.points >= getContestRule(name).minPoints,
  };
}
