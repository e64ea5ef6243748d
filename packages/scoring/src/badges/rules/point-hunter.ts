import { type Badge, bestOf } from '../badge.js';

/** Points of one flight in the free contest. */
export const POINT_HUNTER: Badge = {
  id: 'point_hunter',
  unit: 'points',
  levels: [600, 800, 1000, 1200, 1500],
  progress: bestOf(({ freePoints }) => freePoints),
  emblem: 'M12 4a8 8 0 1 0 8 8M12 8a4 4 0 1 0 4 4M12 12l8-8M17 4v3h3',
};
