import { type Badge, bestOf } from '../badge.js';
import { claimLevels, partValue } from '../claim.js';

/** Distance over up to three turnpoints. */
export const DIPLOMA: Badge = {
  id: 'diploma',
  unit: 'km',
  isForCrew: true,
  levels: claimLevels('diploma'),
  progress: bestOf((flight) => partValue(flight, 'course')),
  emblem: 'M5 3h14v13H5zM8 7h8M8 10h8M15 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14 18v4l1-1 1 1v-4',
};
