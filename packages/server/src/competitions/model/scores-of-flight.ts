import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { type CompetitionRefRow, competitionRef } from './competition-ref.js';
import { findResultsOfFlight, type RuledCompetition } from './results.js';
import { serializeScore } from './serialize-score.js';

const MAX_COMPETITIONS = 20;

/** Finds the results of a public flight in local competitions, the latest competition first. */
export async function findScoresOfFlight(
  db: Executor,
  flightId: number,
): Promise<Schemas['FlightTaskScore'][]> {
  const { rows: competitions } = await sql<CompetitionRefRow & RuledCompetition>`
    select competition.*, airport.name as airport_name
    from listed_task_score as score
    join competition on competition.id = score.competition_id
    left join airport on airport.id = competition.airport_id
    where score.flight_id = ${flightId}
    order by competition.day desc, competition.id desc
    limit ${MAX_COMPETITIONS}`.execute(db);
  if (competitions.length === 0) return [];
  const results = await findResultsOfFlight(db, competitions, flightId);
  return competitions.flatMap((competition) => {
    const own = results.get(competition.id);
    return own
      ? [Object.assign(serializeScore(own), { competition: competitionRef(competition) })]
      : [];
  });
}
