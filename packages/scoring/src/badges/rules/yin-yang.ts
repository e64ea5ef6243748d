import { type Badge, bestOf } from '../badge.js';

/** More than 20 thermals in one flight, as many to the left as to the right; one more is allowed. */
export const YIN_YANG: Badge = {
  id: 'yin_yang',
  unit: 'count',
  levels: [21],
  progress: bestOf(({ leftThermals: left, rightThermals: right }) =>
    Math.abs(left - right) <= 1 ? left + right : 0,
  ),
  emblem:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 0 0 9M12 7.5h0M12 16.5h0',
};
