import { sql } from 'kysely';
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

/** A page of the airports of a view, gliding sites first. A west that is east of its east lies across 180°. */
export function findAirportsIn(
  db: Executor,
  [west = 0, south = 0, east = 0, north = 0]: readonly number[],
  { skip, limit }: { skip: number; limit: number },
) {
  const spans =
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ];
  return db
    .selectFrom('airport')
    .where(
      sql<boolean>`(${sql.join(
        spans.map(
          ([left, right]) =>
            sql`point(lon, lat) <@ ${`(${left},${south}),(${right},${north})`}::box`,
        ),
        sql` or `,
      )})`,
    )
    .orderBy((eb) => eb('kind', '=', 'glider_site'), 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit)
    .select(['id', 'name', 'lat', 'lon', 'elevation_m', 'icao', 'kind'])
    .execute();
}

export type AirportOnMap = Awaited<ReturnType<typeof findAirportsIn>>[number];
