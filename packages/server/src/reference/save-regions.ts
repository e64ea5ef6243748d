import type { Executor } from '../platform/database/database.js';
import type { RegionLookup } from './regions.js';

/**
 * Adds missing regions to the table.
 *
 * @throws {RangeError} If an id is not a region; check with the lookup first.
 */
export async function saveRegions(
  db: Executor,
  { ids, regions }: { ids: Iterable<string>; regions: RegionLookup },
): Promise<void> {
  const rows = [...new Set(ids)].map((id) => {
    const region = regions(id);
    if (!region) throw new RangeError(`There is no region "${id}".`);
    return region;
  });
  if (rows.length === 0) return;
  await db
    .insertInto('region')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
