import { type Badge, bestOf } from '../badge.js';

/** Number of followers. */
export const SOCIAL: Badge = {
  id: 'social',
  unit: 'count',
  levels: [10, 50, 200],
  source: 'followers',
  progress: bestOf(({ followers }) => followers),
  emblem:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.5a2.6 2.6 0 1 1 0 5.2M17 13.6a5 5 0 0 1 3.5 5.4',
};
