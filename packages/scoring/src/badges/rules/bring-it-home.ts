import { type Badge, bestOf } from '../badge.js';

/** Distance from the last thermal of a flight to its landing. */
export const BRING_IT_HOME: Badge = {
  id: 'bring_it_home',
  unit: 'km',
  levels: [50],
  progress: bestOf(({ finalGlideKm }) => finalGlideKm),
  emblem: 'M3 5l8 6M8 11h3V8M12 21v-6l4-3.5 4 3.5v6zM15 21v-4h2v4',
};
