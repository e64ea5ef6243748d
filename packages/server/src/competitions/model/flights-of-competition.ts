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
 * Condition on a `replay` and a table with a start zone: the bounds of the flight touch the zone. Boxes of
 * flights may extend beyond 180° on either side.
 */
export function touchesStart(table: 'competition' | 'day' = 'competition'): RawBuilder<boolean> {
  const start = sql.ref(`${table}.start_bounds`);
  const boxes = [-360, 0, 360].map(
    (shift) => sql`replay.bounds && (${start} + point(${sql.lit(shift)}, 0))`,
  );
  return sql`(${sql.join(boxes, sql` or `)})`;
}
