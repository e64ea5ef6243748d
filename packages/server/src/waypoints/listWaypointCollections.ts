import { operation } from '../platform/http/operation.js';
import { collectionListQuery } from './collection-list-query.js';
import { serializeCollectionRow } from './serialize.js';

export const listWaypointCollections = operation(
  'listWaypointCollections',
  async ({ query, user }, { db }) => {
    const { rows } = await db.executeQuery(collectionListQuery(db, { ...query, user }));
    return rows.map(serializeCollectionRow);
  },
);
