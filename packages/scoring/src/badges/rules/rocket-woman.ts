import { type Badge, bestOf } from '../badge.js';

/** Gain in one thermal with a mean climb of at least 5 m/s. */
export const ROCKET_WOMAN: Badge = {
  id: 'rocket_woman',
  unit: 'm',
  levels: [500],
  progress: bestOf(({ strongThermalGainM }) => strongThermalGainM),
  emblem: 'M12 3c3 2.5 4 6 4 9l2 3v3l-4-2h-4l-4 2v-3l2-3c0-3 1-6.5 4-9M12 8.5v2M11 19l1 2 1-2',
};
