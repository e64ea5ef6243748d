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
  emblem:
    'M12 3.5l1.8 3.8 4.2.5-3.1 2.9.8 4.1L12 12.7l-3.7 2.1.8-4.1L6 7.8l4.2-.5zM5 17c4 3.5 10 3.5 14 0',
};
