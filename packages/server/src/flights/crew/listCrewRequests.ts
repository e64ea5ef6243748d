import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { toRef } from '../../platform/text/to-ref.js';

export const listCrewRequests = operation('listCrewRequests', async (request, { db }) => {
  const { skip = 0, limit = 100 } = request.query;
  const { id: userId } = signedInUser(request);
  const rows = await findCrewRequests(db, { userId, skip, limit });
  return rows.map(serializeRequest);
});

interface Selection {
  readonly userId: number;
  readonly skip: number;
  readonly limit: number;
}

/** Requests to a user, the oldest first. A draft and a hidden flight ask no one. */
export function findCrewRequests(db: Executor, { userId, skip, limit }: Selection) {
  return db
    .selectFrom('any_flight as flight')
    .innerJoin('user', 'user.id', 'flight.user_id')
    .leftJoin('aircraft', 'aircraft.id', 'flight.aircraft_id')
    .leftJoin('airport', 'airport.id', 'flight.takeoff_airport_id')
    .where('flight.asked_user_id', '=', userId)
    .where('flight.visibility', '<>', 'draft')
    .where('flight.hidden', 'is', null)
    .orderBy('flight.asked')
    .orderBy('flight.id')
    .offset(skip)
    .limit(limit)
    .select(['flight.id', 'flight.scoring_date', 'flight.asked', 'flight.by_co_pilot'])
    .select(['user.id as pilot_id', 'user.name as pilot_name', 'user.image_key'])
    .select(['aircraft.id as aircraft_id', 'aircraft.name as aircraft_name'])
    .select(['airport.id as airport_id', 'airport.name as airport_name'])
    .$narrowType<{ asked: Date }>()
    .execute();
}

type RequestRow = Awaited<ReturnType<typeof findCrewRequests>>[number];

export function serializeRequest(row: RequestRow): Schemas['CrewRequest'] {
  return {
    flight: withoutNull({
      id: row.id,
      scoring_date: row.scoring_date,
      aircraft: toRef(row.aircraft_id, row.aircraft_name),
      takeoff_airport: toRef(row.airport_id, row.airport_name),
    }),
    user: withoutNull({ id: row.pilot_id, name: row.pilot_name, image: row.image_key }),
    seat: row.by_co_pilot ? 'pilot' : 'co_pilot',
    created: toTimestamp(row.asked),
  };
}
