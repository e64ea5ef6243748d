import { type Badge, bestOf } from '../badge.js';

/** Points of one flight in the speed contest. */
export const SPRINTER: Badge = {
  id: 'sprinter',
  unit: 'points',
  levels: [70, 90, 110, 130, 150],
  progress: bestOf(({ speedPoints }) => speedPoints),
  emblem: 'M4 17a9 9 0 1 1 16 0M12 14l4-5M7 17h10',
};
