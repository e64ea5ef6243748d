import { sql } from 'kysely';
import { mercatorLat } from '../geo/mercator.js';
import type { Executor } from '../platform/database/database.js';
import { updateFlightsOfSector } from './flight-sectors.js';
import type { ImportSummary } from './import-problem.js';
import { readSectors, type SectorRecord } from './read-sectors.js';
import type { SectorNames } from './sector-name.js';
import type { Ring } from './sector-polygons.js';

/**
 * Imports sectors from a GeoJSON file; see `readSectors`. Sectors of other ids stay, and so do names
 * in languages that the file does not have.
 */
export async function importSectors(db: Executor, path: string): Promise<ImportSummary> {
  const stored = await loadSectors(db);
  const counts = { inserted: 0, updated: 0, unchanged: 0 };
  for (const sector of await readSectors(path)) {
    const before = stored.get(sector.id);
    const after = { ...sector, names: { ...before?.names, ...sector.names } };
    if (before && fingerprint(before) === fingerprint(after)) counts.unchanged++;
    else {
      await saveSector(db, after);
      counts[before ? 'updated' : 'inserted']++;
    }
  }
  return { ...counts, skipped: [] };
}

/**
 * Adds sectors that are neither stored nor removed by the operator, and names of stored ones in
 * further languages.
 */
export async function addSectors(db: Executor, sectors: readonly SectorRecord[]): Promise<void> {
  const stored = await loadSectors(db);
  const removed = await db.selectFrom('removed_sector').select('id').execute();
  const removedIds = new Set(removed.map(({ id }) => id));
  for (const sector of sectors) {
    const before = stored.get(sector.id);
    if (before) await addNames(db, sector, before);
    else if (!removedIds.has(sector.id)) await saveSector(db, sector);
  }
}

async function addNames(
  db: Executor,
  { id, names }: SectorRecord,
  before: StoredSector,
): Promise<void> {
  if (Object.keys(names).every((language) => language in before.names)) return;
  const merged = JSON.stringify({ ...names, ...before.names });
  await db.updateTable('sector').set({ names: merged }).where('id', '=', id).execute();
}

/** Removes sectors for good: built-in ones are not added again. */
export async function removeSectors(db: Executor, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('sector').where('id', 'in', ids).execute();
  await db
    .insertInto('removed_sector')
    .values(ids.map((id) => ({ id })))
    .execute();
}

async function saveSector(db: Executor, { id, names, polygons }: SectorRecord): Promise<void> {
  const [anyName] = Object.values(names);
  const named = JSON.stringify({ en: anyName, ...names });
  await db.deleteFrom('removed_sector').where('id', '=', id).execute();
  await sql`
    insert into sector (id, names, bounds)
    values (${id}, ${named}, ${boundsOf(polygons.flat())}::box)
    on conflict (id) do update set names = excluded.names, bounds = excluded.bounds`.execute(db);
  await db.deleteFrom('sector_ring').where('sector_id', '=', id).execute();
  const rings = polygons.flatMap((own, polygon) => own.map((ring) => ({ ring, polygon })));
  for (const [number, { ring, polygon }] of rings.entries()) {
    const [lon, lat] = ring[0]!;
    await sql`
      insert into sector_ring (sector_id, number, polygon, outline, corner)
      values (${id}, ${number}, ${polygon}, ${outlineOf(ring)}::polygon, ${`(${lon},${mercatorLat(lat)})`}::point)`.execute(
      db,
    );
  }
  await updateFlightsOfSector(db, id);
}

function boundsOf(rings: readonly Ring[]): string {
  const corners = rings.flat();
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  return `(${west},${Math.min(...lats)}),(${east},${Math.max(...lats)})`;
}

function outlineOf(ring: Ring): string {
  // PostgreSQL closes polygons itself.
  return `(${ring
    .slice(0, -1)
    .map(([lon, lat]) => `(${lon},${lat})`)
    .join(',')})`;
}

interface StoredSector {
  readonly id: string;
  readonly names: SectorNames;
  readonly outlines: readonly string[];
}

async function loadSectors(db: Executor): Promise<Map<string, StoredSector>> {
  const { rows } = await sql<StoredSector>`
    select id, names, array(select polygon || outline::text from sector_ring
      where sector_id = sector.id order by number) as outlines
    from sector`.execute(db);
  return new Map(rows.map((sector) => [sector.id, sector]));
}

/** Text that is the same for the same names and outlines. */
function fingerprint(sector: SectorRecord | StoredSector): string {
  const outlines =
    'polygons' in sector
      ? sector.polygons.flatMap((own, polygon) => own.map((ring) => `${polygon}${outlineOf(ring)}`))
      : sector.outlines;
  const names = Object.entries(sector.names).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([names, outlines]);
}
