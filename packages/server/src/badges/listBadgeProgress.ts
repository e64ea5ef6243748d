import { BADGES } from '@cloudstreet/scoring/badges';
import { operation } from '../platform/http/operation.js';
import { findFlown } from './find-flown.js';
import { getBadgeUser } from './queries.js';
import { serializeProgress } from './serialize.js';

export const listBadgeProgress = operation(
  'listBadgeProgress',
  async ({ path }, { db }) => {
    const { id } = await getBadgeUser(db, path.id);
    const flights = await findFlown(db, id);
    return BADGES.map((badge) => serializeProgress(badge, flights));
  },
  { rateLimit: { perMinute: 60 } },
);
