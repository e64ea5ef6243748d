import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

const MAX_LISTED = 300;

/** Finds the meetings of a flight with the other flights, the longest first. */
export function findMeetingRows(db: Executor, flightId: number) {
  return db
    .selectFrom('flight_meeting')
    .innerJoin('flight as other', (join) =>
      join.on(
        sql<boolean>`other.id = case when first_id = ${flightId} then second_id else first_id end`,
      ),
    )
    .leftJoin('user', 'user.id', 'other.user_id')
    .leftJoin('user as co_user', 'co_user.id', 'other.co_user_id')
    .leftJoin('aircraft', 'aircraft.id', 'other.aircraft_id')
    .where((eb) => eb.or([eb('first_id', '=', flightId), eb('second_id', '=', flightId)]))
    .orderBy('flight_meeting.total_seconds', 'desc')
    .orderBy('other.id')
    .limit(MAX_LISTED)
    .select(['other.id', 'other.registration', 'other.competition_id'])
    .select(['other.user_id', 'user.name as user_name'])
    .select(['other.co_user_id', 'co_user.name as co_user_name'])
    .select(['other.aircraft_id', 'aircraft.name as aircraft_name'])
    .select(['times', 'flight_meeting.total_seconds', 'min_distance'])
    .execute();
}

export type MeetingRow = Awaited<ReturnType<typeof findMeetingRows>>[number];
