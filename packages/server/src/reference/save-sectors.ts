import { sql } from 'kysely';
import { mercatorLat } from '../geo/mercator.js';
import type { Executor } from '../platform/database/database.js';
import { updateFlightsOfSector } from './flight-sectors.js';
import type { ImportSummary } from './import-problem.js';
import { type Ring, readSectors, type SectorRecord } from './read-sectors.js';

/** Imports sectors from a GeoJSON file; see `readSectors`. Sectors of other ids stay. */
export async function importSectors(db: Executor, path: string): Promise<ImportSummary> {
  const stored = new Map((await loadSectors(db)).map((sector) => [sector.id, fingerprint(sector)]));
  const counts = { inserted: 0, updated: 0, unchanged: 0 };
  for (const sector of await readSectors(path)) {
    const before = stored.get(sector.id);
    if (before === fingerprint(sector)) counts.unchanged++;
    else {
      await saveSector(db, sector);
      counts[before === undefined ? 'inserted' : 'updated']++;
    }
  }
  return { ...counts, skipped: [] };
}

/** Adds sectors whose ids are not stored. */
export async function addSectors(db: Executor, sectors: readonly SectorRecord[]): Promise<void> {
  const stored = await db.selectFrom('sector').select('id').execute();
  const ids = new Set(stored.map(({ id }) => id));
  for (const sector of sectors.filter(({ id }) => !ids.has(id))) await saveSector(db, sector);
}

async function saveSector(db: Executor, { id, names, polygons }: SectorRecord): Promise<void> {
  await sql`
    insert into sector (id, names, bounds)
    values (${id}, ${JSON.stringify(names)}, ${boundsOf(polygons.flat())}::box)
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
  readonly names: object;
  readonly outlines: readonly string[];
}

async function loadSectors(db: Executor): Promise<StoredSector[]> {
  const { rows } = await sql<StoredSector>`
    select id, names, array(select polygon || outline::text from sector_ring
      where sector_id = sector.id order by number) as outlines
    from sector`.execute(db);
  return rows;
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
