import type { Schemas } from '@cloudstreet/sdk/contract';
import type { Executor } from '../platform/database/database.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import {
  type CollectionRow,
  type CollectionViewer,
  findCollectedIds,
  getCollection,
} from './queries.js';

export function serializeCollectionRow(row: CollectionRow): Schemas['FlightCollectionRow'] {
  const { id, name, description, visibility, image_key: image, hex_color } = row;
  return {
    ...withoutNull({ id, name, description, image, hex_color }),
    user: withoutNull({ id: row.user_id, name: row.user_name, image: row.user_image }),
    visibility,
    private: visibility !== 'public',
    created: toTimestamp(row.created),
    modified: toTimestamp(row.modified),
    flight_count: row.flight_count,
    stars: row.stars,
    ...(row.starred && { starred: true }),
  };
}

/**
 * Returns a collection with the ids of its flights.
 *
 * @throws {NotFoundError} If there is no such collection, or the caller may not see it.
 */
export async function describeCollection(
  db: Executor,
  id: string,
  viewer: CollectionViewer,
): Promise<Schemas['FlightCollection']> {
  const row = await getCollection(db, id, viewer);
  const flight = await findCollectedIds(db, row.id, viewer.user);
  const token = mayShare(row, viewer.user) ? row.link_token : null;
  return { ...serializeCollectionRow(row), ...withoutNull({ link_token: token }), flight };
}

function mayShare(
  { user_id: owner }: CollectionRow,
  user: Pick<SignedInUser, 'id' | 'isSuperuser'> | undefined,
) {
  return user !== undefined && (user.id === owner || user.isSuperuser);
}
