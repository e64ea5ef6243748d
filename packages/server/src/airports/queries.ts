import type { Executor } from '../database/database.js';
import { NotFoundError } from '../http/errors.js';

/** An airport with its region. */
export type AirportRow = Awaited<ReturnType<typeof getAirportRow>>;

/** @throws {NotFoundError} If there is no such airport. */
export async function getAirportRow(db: Executor, id: number) {
  const row = await db
    .selectFrom('airport')
    .innerJoin('region', 'region.id', 'airport.region_id')
    .where('airport.id', '=', id)
    .selectAll('airport')
    .select(['region.name as region_name', 'region.country as region_country'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError('airport', id);
  return row;
}
