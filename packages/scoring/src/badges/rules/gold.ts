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
  emblem: 'M3 8c3 2 6 2 9 0 3 2 6 2 9 0M12 8v9M7 16c2 3 8 3 10 0M5 19c4 3 10 3 14 0M12 4h0',
};
