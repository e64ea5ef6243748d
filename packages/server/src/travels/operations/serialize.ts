import { roundToHundredths } from '@cloudstreet/scoring/units';
import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';
import { getTravelRow, type TravelRow } from './queries.js';

export function serializeTravel(row: TravelRow): Schemas['Travel'] {
  const { id, name, description, image_key: image, takeoff_airport, landing_airport } = row;
  return {
    ...withoutNull({ id, name, description, image, takeoff_airport, landing_airport }),
    user: withoutNull({ id: row.user_id, name: row.user_name, image: row.user_image }),
    start_date: row.start_date,
    end_date: row.end_date,
    days: row.days,
    flight_count: row.flight.length,
    distance: roundToHundredths(row.distance),
    points: roundToHundredths(row.points),
    flight: row.flight,
    crew: row.crew,
  };
}

/** @throws {NotFoundError} If there is no such travel. */
export async function describeTravel(db: Executor, id: number): Promise<Schemas['Travel']> {
  return serializeTravel(await getTravelRow(db, id));
}
