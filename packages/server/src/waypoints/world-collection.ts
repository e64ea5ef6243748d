import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** Id of the collection that is made of the airports of this server. */
export const WORLD = 'world';

const KINDS: Readonly<Record<string, Schemas['WaypointKind']>> = {
  glider_site: 'gliding_airfield',
  small_airport: 'grass_airfield',
  medium_airport: 'paved_airfield',
  large_airport: 'paved_airfield',
};

/** Returns the airports of this server as a collection, whose waypoints have the ids of the airports. */
export async function describeWorld(
  db: Executor,
  name: string,
): Promise<Schemas['WaypointCollection']> {
  const rows = await db
    .selectFrom('airport')
    .innerJoin('region', 'region.id', 'airport.region_id')
    .orderBy('airport.id')
    .select(['airport.id', 'airport.name', 'lat', 'lon', 'elevation_m', 'icao', 'kind'])
    .select('region.country')
    .execute();
  // The airports have no time of their own.
  const time = toTimestamp(new Date(0));
  return {
    id: WORLD,
    name,
    visibility: 'public',
    private: false,
    created: time,
    modified: time,
    waypoint_count: rows.length,
    stars: 0,
    waypoint: rows.map(({ id, lat, lon, elevation_m: elevation, icao: code, country, ...row }) =>
      Object.assign(
        { id, name: row.name, geom: { type: 'Point' as const, coordinates: pair(lon, lat) } },
        withoutNull({ elevation, code, country, kind: KINDS[row.kind ?? ''] }),
      ),
    ),
  };
}

function pair(lon: number, lat: number): [number, number] {
  return [lon, lat];
}
