import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';

/** Finds the travels of the crew to which a flight belongs, that of the pilot first. */
export async function findTravelsOfFlight(
  db: Executor,
  flightId: number,
): Promise<Schemas['TravelRef'][]> {
  const rows = await db
    .selectFrom('travel_flight')
    .innerJoin('travel', 'travel.id', 'travel_flight.travel_id')
    .innerJoin('user', 'user.id', 'travel.user_id')
    .innerJoin('flight', 'flight.id', 'travel_flight.flight_id')
    .where('travel_flight.flight_id', '=', flightId)
    .where('travel.is_found', '=', true)
    .orderBy((eb) => eb('travel.user_id', 'is distinct from', eb.ref('flight.user_id')))
    .orderBy('travel.id')
    .select(['travel.id', 'travel.name', 'travel.start_date', 'travel.end_date'])
    .select(['user.id as user_id', 'user.name as user_name', 'user.image_key as user_image'])
    .execute();
  return rows.map(({ user_id, user_name, user_image, ...travel }) =>
    withoutNull({
      ...travel,
      user: withoutNull({ id: user_id, name: user_name, image: user_image }),
    }),
  );
}
