import { type Badge, bestOf } from '../badge.js';
import { claimLevels, partValue } from '../claim.js';

/** Distance over up to three turnpoints. */
export const DIAMOND_DISTANCE: Badge = {
  id: 'diamond_distance',
  unit: 'km',
  isForCrew: true,
  levels: claimLevels('diamond_distance'),
  progress: bestOf((flight) => partValue(flight, 'course')),
  emblem: 'M7 4h10l4 5-9 11L3 9zM3 9h18M9 9l3 11 3-11',
};
