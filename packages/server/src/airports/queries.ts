import type { Executor } from '../database/database.js';
import { NotFoundError } from '../http/errors.js';

/** An airport with its region. */
export type AirportRow = Awaited<ReturnType<typeof getAirportRow>>;

/** @throws {NotFoundError} If there is no such airport. */
export async function getAirportRow(db: Executor, id: number) {
  const row = await selectAirports(db).where('airport.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFoundError('airport', id);
  return row;
}

/** Flights that took off from an airport. */
export async function countFlightsFrom(db: Executor, airportId: number): Promise<number> {
  const { count } = await db
    .selectFrom('flight')
    .where('takeoff_airport_id', '=', airportId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectAirports(db: Executor) {
  return db
    .selectFrom('airport')
    .innerJoin('region', 'region.id', 'airport.region_id')
    .selectAll('airport')
    .select(['region.name as region_name', 'region.country as region_country']);
}
