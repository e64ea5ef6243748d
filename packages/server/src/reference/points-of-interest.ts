import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';

/** An airport or a city as a place on the map. */
export interface PointOfInterest {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Finds an airport or a city by its id in the search, such as `airport-3` or `city-2950159`.
 * Undefined if there is none.
 */
export async function findPointOfInterest(
  db: Executor,
  id: string,
): Promise<PointOfInterest | undefined> {
  const [kind, number] = id.split('-');
  return (
    db
      .selectFrom(kind === 'airport' ? 'airport' : 'city')
      // Larger numbers than an id can have are no place.
      .where(sql<boolean>`id = ${number}::bigint`)
      .select(['name', 'lat', 'lon'])
      .executeTakeFirst()
  );
}
