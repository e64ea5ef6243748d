import { operation } from '../platform/http/operation.js';
import { findBadge, serializeBadge } from './serialize.js';

export const getBadge = operation('getBadge', ({ path }) =>
  Promise.resolve(serializeBadge(findBadge(path.id))),
);
