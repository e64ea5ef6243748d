import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';

export interface TravelRow {
  id: number;
  name: string | null;
  description: string | null;
  image_key: string | null;
  start_date: string;
  end_date: string;
  days: number;
  distance: number;
  points: number;
  user_id: number;
  user_name: string;
  user_image: string | null;
  takeoff_airport: Schemas['AirportRef'] | null;
  landing_airport: Schemas['AirportRef'] | null;
  flight: number[];
  crew: Schemas['UserRef'][];
}

/** Selects travels as `TravelRow`, from rows of `travel` as `travel`. */
export function travelRows(from: RawBuilder<unknown>): RawBuilder<TravelRow> {
  return sql<TravelRow>`
    select travel.id, travel.name, travel.description, travel.image_key, travel.start_date,
      travel.end_date, travel.days, travel.distance, travel.points,
      owner.id as user_id, owner.name as user_name, owner.image_key as user_image,
      flown.flight, flown.crew,
      (select jsonb_build_object('id', id, 'name', name) from airport
        where id = flown.takeoff_airport_id) as takeoff_airport,
      (select jsonb_build_object('id', id, 'name', name) from airport
        where id = flown.landing_airport_id) as landing_airport
    from (${from}) as travel
    join "user" as owner on owner.id = travel.user_id
    cross join lateral (
      select array_agg(flight.id order by flight.takeoff_time, flight.id) as flight,
        (array_agg(flight.takeoff_airport_id order by flight.takeoff_time, flight.id))[1]
          as takeoff_airport_id,
        (array_agg(flight.landing_airport_id order by flight.takeoff_time desc, flight.id desc))[1]
          as landing_airport_id,
        coalesce((
          select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'id', other.id, 'name', other.name, 'image', other.image_key)) order by other.name, other.id)
          from "user" as other
          where other.id <> travel.user_id
            and other.id = any(array_agg(flight.user_id) || array_agg(flight.co_user_id))
        ), '[]') as crew
      from travel_flight join flight on flight.id = travel_flight.flight_id
      where travel_flight.travel_id = travel.id
    ) as flown
    order by travel.start_date desc, travel.id desc`;
}

/**
 * Finds a travel.
 *
 * @throws {NotFoundError} If there is none.
 */
export async function getTravelRow(db: Executor, id: number): Promise<TravelRow> {
  const { rows } = await travelRows(
    sql`select * from travel where id = ${id} and is_found`,
  ).execute(db);
  return rows[0] ?? notFound(id);
}

/**
 * Locks a travel for a change by its owner until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such travel.
 * @throws {ForbiddenError} If it belongs to another user, except for superusers.
 */
export async function lockTravel(
  transaction: Executor,
  id: number,
  user: SignedInUser,
): Promise<void> {
  const travel = await transaction
    .selectFrom('travel')
    .where('id', '=', id)
    .where('is_found', '=', true)
    .forUpdate()
    .select('user_id')
    .executeTakeFirst();
  if (!travel) notFound(id);
  if (travel.user_id !== user.id && !user.isSuperuser) {
    throw new ForbiddenError('NOT_OWNER_OF_TRAVEL');
  }
}

function notFound(id: number): never {
  throw new NotFoundError(text('travel.notFound', { id }));
}
