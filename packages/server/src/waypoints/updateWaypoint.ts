import { operation, signedInUser } from '../platform/http/operation.js';
import { lockWaypoint, setModified, waypointNotFound } from './queries.js';
import { serializeWaypoint } from './serialize.js';

export const updateWaypoint = operation(
  'updateWaypoint',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const {
      geom,
      elevation,
      runway_direction: direction,
      runway_length: length,
      runway_width: width,
      ...texts
    } = request.body;
    return db.transaction().execute(async (transaction) => {
      const collectionId = await lockWaypoint(transaction, id, user);
      await setModified(transaction, collectionId, clock());
      const waypoint = await transaction
        .updateTable('waypoint')
        .set({
          // Sets something in a patch without fields.
          collection_id: collectionId,
          ...texts,
          ...(geom && { lon: geom.coordinates[0], lat: geom.coordinates[1] }),
          ...(elevation !== undefined && { elevation_m: elevation }),
          ...(direction !== undefined && { runway_direction_deg: direction }),
          ...(length !== undefined && { runway_length_m: length }),
          ...(width !== undefined && { runway_width_m: width }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      // It may have been deleted before its collection was locked.
      return waypoint ? serializeWaypoint(waypoint) : waypointNotFound(id);
    });
  },
  { rateLimit: { perMinute: 120 } },
);
