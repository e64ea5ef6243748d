import { type Badge, bestOf } from '../badge.js';
import { claimLevels, partValue } from '../claim.js';

/** Length of a completed task: an out and return or a triangle declared before takeoff. */
export const DIAMOND_GOAL: Badge = {
  id: 'diamond_goal',
  unit: 'km',
  levels: claimLevels('diamond_goal'),
  progress: bestOf((flight) => partValue(flight, 'goal')),
  emblem: 'M7 4h10l4 5-9 11L3 9zM3 9h18M12 5v4M9.5 12h5l-2.5 3.5z',
};
