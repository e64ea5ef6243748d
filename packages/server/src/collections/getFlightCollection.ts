import { operation } from '../platform/http/operation.js';
import { describeCollection } from './serialize.js';

export const getFlightCollection = operation(
  'getFlightCollection',
  ({ path, query, user }, { db }) => describeCollection(db, path.id, { user, link: query.link }),
);
