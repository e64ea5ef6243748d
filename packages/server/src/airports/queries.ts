import { type GeoBox, liesInView } from '../geo/views.js';
import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

/** An airport with its region. */
export type AirportDbRow = Awaited<ReturnType<typeof getAirportRow>>;

/** @throws {NotFoundError} If there is no such airport. */
export async function getAirportRow(db: Executor, id: number) {
  const row = await db
    .selectFrom('airport')
    .innerJoin('region', 'region.id', 'airport.region_id')
    .where('airport.id', '=', id)
    .selectAll('airport')
    .select(['region.name as region_name', 'region.country as region_country'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('airport.notFound', { id }));
  return row;
}

/** Finds a page of the airports in a view, gliding sites first. */
export function findAirportsIn(
  db: Executor,
  view: GeoBox,
  { skip, limit }: { skip: number; limit: number },
) {
  return db
    .selectFrom('airport')
    .where(liesInView('lon', 'lat', view))
    .orderBy((eb) => eb('kind', '=', 'glider_site'), 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .select(['id', 'name', 'lat', 'lon', 'elevation_m', 'icao', 'kind'])
    .execute();
}

export type AirportOnMap = Awaited<ReturnType<typeof findAirportsIn>>[number];
