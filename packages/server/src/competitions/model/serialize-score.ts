import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { toRef } from '../../platform/text/to-ref.js';
import type { RankedResult, ResultRow } from './results.js';

/** Returns the result of a flight in the form of the contract. */
export function serializeScore(result: RankedResult): Schemas['TaskScore'] {
  const { row, index, timeS, speedKmh, points, rank, personalRank } = result;
  return withoutNull({
    id: row.id,
    flight_id: row.flight_id,
    scoring_date: row.scoring_date,
    ...crewOf(row),
    club: toRef(row.club_id, row.club_name),
    aircraft: toRef(row.aircraft_id, row.aircraft_name),
    registration: row.registration,
    competition_id: row.competition_number,
    sc_class: row.sc_class,
    dmst_index: index,
    task_achieved: row.achieved,
    distance: row.distance,
    speed: speedKmh === undefined ? null : roundToHundredths(speedKmh),
    duration: timeS,
    points: points.classic,
    c_points: points.competition,
    gp_points: points.grand_prix,
    rank,
    personal_rank: personalRank,
    penalty: penaltyOf(row),
    start_time: row.start_time && toTimestamp(row.start_time),
    end_time: row.end_time && toTimestamp(row.end_time),
    start_alt: row.start_alt,
    end_alt: row.end_alt,
    declared: row.declared,
    path: row.path.map((atS) => toTimestamp(new Date(atS * 1000))),
    missed: row.missed,
  });
}

function crewOf(row: ResultRow) {
  const { user_id: id, user_name: name, co_user_id: coId, co_user_name: coName } = row;
  return {
    user: id === null || name === null ? null : withoutNull({ id, name, image: row.user_image }),
    co_user:
      coId === null || coName === null
        ? null
        : withoutNull({ id: coId, name: coName, image: row.co_user_image }),
  };
}

function penaltyOf({ penalty_points: points, penalty_reason: reason }: ResultRow) {
  return points === null || reason === null ? null : { points, reason };
}
