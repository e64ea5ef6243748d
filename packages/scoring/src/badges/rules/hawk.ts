import { type Badge, bestOf } from '../badge.js';

/** Gain in one thermal. */
export const HAWK: Badge = {
  id: 'hawk',
  unit: 'm',
  isForCrew: true,
  levels: [1500],
  progress: bestOf(({ thermalGainM }) => thermalGainM),
  emblem: 'M2 9c4-1 7 0 10 3 3-3 6-4 10-3-2 3-5 5-8 5l-2 4-2-4c-3 0-6-2-8-5M12 12v2',
};
