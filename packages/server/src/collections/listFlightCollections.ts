import { operation } from '../platform/http/operation.js';
import { collectionListQuery } from './collection-list-query.js';
import { serializeCollectionRow } from './serialize.js';

export const listFlightCollections = operation(
  'listFlightCollections',
  async ({ query, user }, { db }) => {
    const { rows } = await db.executeQuery(collectionListQuery(db, { ...query, user }));
    return rows.map((row) =>
      Object.assign(serializeCollectionRow(row), row.has_flight && { has_flight: true }),
    );
  },
);
