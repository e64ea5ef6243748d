import { type Badge, numberOf } from '../badge.js';
import { CLAIM_PARTS, partValue } from '../claim.js';

/** Parts of the Gold badge, in any flights. */
export const GOLD: Badge = {
  id: 'gold',
  unit: 'count',
  levels: [3],
  progress: numberOf((flight) =>
    CLAIM_PARTS.gold
      .filter(({ kind, required }) => partValue(flight, kind) >= required)
      .map(({ kind }) => kind),
  ),
  emblem:
    'M12 3.5l1.8 3.8 4.2.5-3.1 2.9.8 4.1L12 12.7l-3.7 2.1.8-4.1L6 7.8l4.2-.5zM5 16c4 3.5 10 3.5 14 0M3.5 18.5c4.5 4 12.5 4 17 0',
};
