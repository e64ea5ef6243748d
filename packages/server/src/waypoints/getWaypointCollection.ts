import { operation } from '../platform/http/operation.js';
import { collectionFile } from './collection-file.js';
import { describeCollection } from './serialize.js';
import { describeWorld, WORLD } from './world-collection.js';

export const getWaypointCollection = operation(
  'getWaypointCollection',
  async ({ path, query, user, messages }, { db }) => {
    const { format = 'json', link } = query;
    const collection =
      path.id === WORLD
        ? await describeWorld(db, messages['waypoint.world']())
        : await describeCollection(db, path.id, { user, link });
    return format === 'json' ? collection : collectionFile(collection, format);
  },
  { rateLimit: { perMinute: 120 } },
);
