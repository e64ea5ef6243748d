import { BADGES } from '@cloudstreet/scoring/badges';
import { operation } from '../platform/http/operation.js';
import { serializeBadge } from './serialize.js';

export const listBadges = operation('listBadges', () =>
  Promise.resolve(BADGES.map(serializeBadge)),
);
