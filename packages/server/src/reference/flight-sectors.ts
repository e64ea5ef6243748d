import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** Stores in which sectors flights took off. Call it after their takeoffs are known or have changed. */
export async function updateSectorsOfFlights(
  db: Executor,
  flightIds: readonly number[],
): Promise<void> {
  await sql`delete from flight_sector where flight_id = any(${flightIds}::int[])`.execute(db);
  await insertWhere(db, sql`flight.id = any(${flightIds}::int[])`);
}

/** Stores which flights took off in a sector. Call it after its outline has changed. */
export async function updateFlightsOfSector(db: Executor, sectorId: string): Promise<void> {
  await db.deleteFrom('flight_sector').where('sector_id', '=', sectorId).execute();
  await insertWhere(db, sql`sector.id = ${sectorId}`);
}

async function insertWhere(db: Executor, condition: RawBuilder<boolean>): Promise<void> {
  // Longitudes of a sector begin between -180° and 180°. A ring in a ring of the same polygon is a
  // hole.
  await sql`
    insert into flight_sector (sector_id, flight_id)
    select distinct sector_id, flight_id
    from (
      select sector_id, flight.id as flight_id
      from any_flight as flight
      cross join sector
      cross join lateral (
        select point(takeoff_point[1] + case when takeoff_point[1] < (bounds[1])[0] then 360 else 0 end,
          takeoff_point[2]) as takeoff
      ) as moved
      join sector_ring on sector_id = sector.id and outline @> takeoff
      where takeoff_point is not null and takeoff <@ bounds and ${condition}
      group by sector_id, polygon, flight.id
      having count(*) % 2 = 1
    ) as inside
    on conflict do nothing`.execute(db);
}
