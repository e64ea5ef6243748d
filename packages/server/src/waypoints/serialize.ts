import type { Schemas } from '@cloudstreet/sdk/contract';
import type { CollectionViewer } from '../collections/queries.js';
import type { Executor } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import {
  findWaypoints,
  getCollection,
  type WaypointCollectionDbRow,
  type WaypointDbRow,
} from './queries.js';

export function serializeCollectionRow(
  row: WaypointCollectionDbRow,
): Schemas['WaypointCollectionRow'] {
  const { id, name, description, visibility } = row;
  return {
    ...withoutNull({ id, name, description }),
    user: withoutNull({ id: row.user_id, name: row.user_name, image: row.user_image }),
    visibility,
    private: visibility !== 'public',
    created: toTimestamp(row.created),
    modified: toTimestamp(row.modified),
    waypoint_count: row.waypoints,
    stars: row.stars,
    ...(row.starred && { starred: true }),
  };
}

/**
 * Returns a collection with its waypoints.
 *
 * @throws {NotFoundError} If there is no such collection, or the caller may not see it.
 */
export async function describeCollection(
  db: Executor,
  id: string,
  viewer: CollectionViewer,
): Promise<Schemas['WaypointCollection']> {
  const row = await getCollection(db, id, viewer);
  const waypoints = await findWaypoints(db, row.id);
  const { user } = viewer;
  const mayShare = user !== undefined && (user.id === row.user_id || user.isSuperuser);
  return {
    ...serializeCollectionRow(row),
    ...withoutNull({ link_token: mayShare ? row.link_token : null }),
    waypoint: waypoints.map(serializeWaypoint),
  };
}

export function serializeWaypoint(row: WaypointDbRow): Schemas['Waypoint'] {
  const { id, name, lat, lon, description, code, country, frequency, kind } = row;
  return {
    ...withoutNull({ id, name }),
    geom: { type: 'Point', coordinates: [lon, lat] },
    ...withoutNull({
      elevation: row.elevation_m,
      kind: kind as Schemas['WaypointKind'] | null,
      description,
      code,
      country,
      runway_direction: row.runway_direction_deg,
      runway_length: row.runway_length_m,
      runway_width: row.runway_width_m,
      frequency,
    }),
  };
}
