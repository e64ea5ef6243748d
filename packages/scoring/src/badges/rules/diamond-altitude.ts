import { type Badge, bestOf } from '../badge.js';
import { claimLevels, partValue } from '../claim.js';

/** Gain of height without engine. */
export const DIAMOND_ALTITUDE: Badge = {
  id: 'diamond_altitude',
  unit: 'm',
  isForCrew: true,
  levels: claimLevels('diamond_altitude'),
  progress: bestOf((flight) => partValue(flight, 'gain')),
  emblem: 'M7 4h10l4 5-9 11L3 9zM3 9h18M12 17v-6M9.5 13.5L12 11l2.5 2.5',
};
