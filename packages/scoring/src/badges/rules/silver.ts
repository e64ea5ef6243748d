import { type Badge, bestOf } from '../badge.js';
import { CLAIM_PARTS, partValue } from '../claim.js';

/** Parts of the Silver badge in one flight. */
export const SILVER: Badge = {
  id: 'silver',
  unit: 'count',
  levels: [3],
  progress: bestOf(
    (flight) =>
      CLAIM_PARTS.silver.filter(({ kind, required }) => partValue(flight, kind) >= required).length,
  ),
  emblem: 'M3 9c3 2 6 2 9 0 3 2 6 2 9 0M12 9v9M8 18c2 2 6 2 8 0M12 5h0',
};
