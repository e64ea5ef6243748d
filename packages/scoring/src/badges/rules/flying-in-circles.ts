import { type Badge, bestOf } from '../badge.js';

/** Number of major airports that one flight went around. */
export const FLYING_IN_CIRCLES: Badge = {
  id: 'flying_in_circles',
  unit: 'count',
  levels: [1],
  progress: bestOf(({ circledAirports }) => circledAirports.length),
  emblem: 'M12 3a9 9 0 1 1-8.5 6M3 4v5h5M12 8l1 3 3 2-3 .5-1 2.5-1-2.5-3-.5 3-2z',
};
