import { type RawBuilder, sql } from 'kysely';

/**
 * Condition on `competition`, a `flight` and its `replay`: the flight is of the day or from the airport,
 * and its bounds touch the start zone.
 */
export function flightsOfCompetition(): RawBuilder<boolean> {
  return sql`(competition.scoring_date = flight.scoring_date
      or competition.airport_id = flight.takeoff_airport_id)
    and ${touchesStart()}`;
}

/**
 * Condition on `competition` and a `replay`: its bounds touch the start zone. Boxes of flights may extend
 * beyond 180° on either side.
 */
export function touchesStart(): RawBuilder<boolean> {
  const boxes = [-360, 0, 360].map(
    (shift) => sql`replay.bounds && (competition.start_bounds + point(${sql.lit(shift)}, 0))`,
  );
  return sql`(${sql.join(boxes, sql` or `)})`;
}
