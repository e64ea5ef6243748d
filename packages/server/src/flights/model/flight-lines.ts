import type { Schemas } from '@cloudstreet/sdk/contract';
import polyline from '@mapbox/polyline';
import { type RawBuilder, sql } from 'kysely';
import { mercatorLat } from '../../geo/mercator.js';
import { boxesOf, type GeoBox } from '../../geo/views.js';
import type { Executor } from '../../platform/database/database.js';

type LatLonLine = readonly (readonly [lat: number, lon: number])[];

/** Stores the line of a flight: encoded for maps, and as a path for queries by place. */
export async function storeLine(db: Executor, flightId: number, line: LatLonLine): Promise<void> {
  await db.deleteFrom('flight_line').where('flight_id', '=', flightId).execute();
  if (line.length === 0) return;
  const encoded = polyline.encode(line.map(([lat, lon]) => [lat, lon]));
  // A path of one corner has no distance.
  const corners = line.length === 1 ? [...line, ...line] : line;
  const path = `[${corners.map(([lat, lon]) => `(${lon},${lat})`).join(',')}]`;
  await sql`insert into flight_line (flight_id, line, mercator, bounds)
    values (${flightId}, ${encoded}, mercator_path(${path}::path), ${boxAround(line)}::box)`.execute(
    db,
  );
}

/**
 * Returns the encoded lines of flights in the order of the ids. Flights without a line are left
 * out.
 */
export async function findLines(
  db: Executor,
  ids: readonly number[],
): Promise<Schemas['FlightLine'][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('flight_line')
    .where('flight_id', 'in', ids)
    .select(['flight_id as id', 'line'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Selects the ids of flights that pass through a view. Longitudes of lines across 180° continue
 * beyond it.
 */
export function flightsCrossing(view: GeoBox): RawBuilder<number> {
  return sql`select flight_id from flight_line
    where ${sql.join(boxesOf(view).map(crossesBox), sql` or `)}`;
}

function crossesBox([west, south, east, north]: GeoBox): RawBuilder<boolean> {
  const box = sql`${`(${west},${south}),(${east},${north})`}::box`;
  const [bottom, top] = [mercatorLat(south), mercatorLat(north)];
  const edge = sql`${`((${west},${bottom}),(${east},${bottom}),(${east},${top}),(${west},${top}))`}::path`;
  return sql`(bounds && ${box}
    and (bounds <@ ${box} or mercator ?# ${edge}))`;
}

function boxAround(line: LatLonLine): string {
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lat, lon] of line) {
    bounds[0] = Math.min(bounds[0]!, lon);
    bounds[1] = Math.min(bounds[1]!, lat);
    bounds[2] = Math.max(bounds[2]!, lon);
    bounds[3] = Math.max(bounds[3]!, lat);
  }
  return `(${bounds[0]},${bounds[1]}),(${bounds[2]},${bounds[3]})`;
}
