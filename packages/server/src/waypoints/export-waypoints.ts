import type { ExportPart } from '../platform/archive/export-part.js';
import type { Database } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { waypointFile } from './collection-file.js';
import { findWaypoints } from './queries.js';
import { serializeWaypoint } from './serialize.js';

/** Exports the waypoint collections of a user as CUP files, and those that they like. */
export const exportWaypoints: ExportPart = {
  account: async ({ db }, { userId }) => ({
    waypoint_collections: (await findOwn(db, userId)).map(serialize),
    starred_waypoint_collections: await findStarred(db, userId),
  }),
  async *entries({ db }, { userId }) {
    for (const { id } of await findOwn(db, userId)) {
      const waypoints = await findWaypoints(db, id);
      const input = Buffer.from(waypointFile(waypoints.map(serializeWaypoint), 'cup'));
      yield { name: fileName(id), input };
    }
  },
};

function findOwn(db: Database, userId: number) {
  return db
    .selectFrom('waypoint_collection')
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('id')
    .select(['id', 'name', 'description', 'visibility', 'created', 'modified'])
    .execute();
}

async function findStarred(db: Database, userId: number) {
  const rows = await db
    .selectFrom('waypoint_collection_star')
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('collection_id')
    .select(['collection_id', 'created'])
    .execute();
  return rows.map(({ collection_id: id, created }) => ({ id, created: toTimestamp(created) }));
}

function serialize({
  created,
  modified,
  ...collection
}: Awaited<ReturnType<typeof findOwn>>[number]) {
  return withoutNull({
    ...collection,
    created: toTimestamp(created),
    modified: toTimestamp(modified),
    file: fileName(collection.id),
  });
}

/** Name of the file in the archive. */
function fileName(id: string): string {
  return `waypoints/${id}.cup`;
}
