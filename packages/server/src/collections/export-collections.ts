import { sql } from 'kysely';
import type { ExportPart } from '../platform/archive/export-part.js';
import type { Database } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { isFlightSeenBy } from './queries.js';

/** Exports the collections of a user with their photos, and those that they like. */
export const exportCollections: ExportPart = {
  account: async ({ db }, { userId }) => ({
    collections: (await findOwn(db, userId)).map(serialize),
    starred_collections: await findStarred(db, userId),
  }),
  async *entries({ db, files }, { userId }) {
    for (const { id, image_key: key } of await findOwn(db, userId)) {
      if (key === null || !(await files.exists(key))) continue;
      yield { name: imageName(id), input: await files.getBytes(key) };
    }
  },
};

interface OwnCollection {
  id: string;
  name: string;
  description: string | null;
  visibility: string;
  hex_color: string | null;
  image_key: string | null;
  created: Date;
  modified: Date;
  flights: number[];
}

async function findOwn(db: Database, userId: number): Promise<OwnCollection[]> {
  const { rows } = await sql<OwnCollection>`
    select id, name, description, visibility, hex_color, image_key, created, modified,
      array(
        select collected.flight_id from flight_collection_flight as collected
        join any_flight on any_flight.id = collected.flight_id
        where collected.collection_id = collection.id and ${isFlightSeenBy({ id: userId })}
        order by position, collected.flight_id
      ) as flights
    from flight_collection as collection
    where user_id = ${userId}
    order by created, id`.execute(db);
  return rows;
}

async function findStarred(db: Database, userId: number) {
  const rows = await db
    .selectFrom('flight_collection_star')
    .where('user_id', '=', userId)
    .orderBy('created')
    .orderBy('collection_id')
    .select(['collection_id', 'created'])
    .execute();
  return rows.map(({ collection_id: id, created }) => ({ id, created: toTimestamp(created) }));
}

function serialize({ image_key: key, created, modified, ...collection }: OwnCollection) {
  return withoutNull({
    ...collection,
    created: toTimestamp(created),
    modified: toTimestamp(modified),
    picture: key === null ? null : imageName(collection.id),
  });
}

/** Name of a photo in the archive. */
function imageName(id: string): string {
  return `collections/${id}.jpg`;
}
