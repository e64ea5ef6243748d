import { type Badge, bestOf } from '../badge.js';

/** Length of the track of one flight without a full circle. */
export const NO_NEED_TO_CIRCLE: Badge = {
  id: 'no_need_to_circle',
  unit: 'km',
  levels: [100],
  progress: bestOf(({ noCircleKm }) => noCircleKm),
  emblem: 'M3 12h18M17 8l4 4-4 4M8 8.5a4.5 4.5 0 0 1 6-1M14 16.5a4.5 4.5 0 0 1-6-1',
};
