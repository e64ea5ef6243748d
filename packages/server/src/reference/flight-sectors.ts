import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** Stores in which sectors a flight took off. Call it after its takeoff is known or has changed. */
export async function updateSectorsOfFlight(db: Executor, flightId: number): Promise<void> {
  await db.deleteFrom('flight_sector').where('flight_id', '=', flightId).execute();
  await insertWhere(db, sql`flight.id = ${flightId}`);
}

/** Stores which flights took off in a sector. Call it after its outline has changed. */
export async function updateFlightsOfSector(db: Executor, sectorId: string): Promise<void> {
  await db.deleteFrom('flight_sector').where('sector_id', '=', sectorId).execute();
  await insertWhere(db, sql`sector_id = ${sectorId}`);
}

async function insertWhere(db: Executor, condition: RawBuilder<boolean>): Promise<void> {
  // A ring in a ring of the same polygon is a hole.
  await sql`
    insert into flight_sector (sector_id, flight_id)
    select distinct sector_id, flight_id
    from (
      select sector_id, flight.id as flight_id
      from flight
      join sector_ring on outline @> point(takeoff_point[1], takeoff_point[2])
      where takeoff_point is not null and ${condition}
      group by sector_id, polygon, flight.id
      having count(*) % 2 = 1
    ) as inside
    on conflict do nothing`.execute(db);
}
