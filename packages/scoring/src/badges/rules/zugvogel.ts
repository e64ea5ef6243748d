import { type Badge, sumOf } from '../badge.js';

/** Free distance of all flights together. */
export const ZUGVOGEL: Badge = {
  id: 'zugvogel',
  unit: 'km',
  levels: [2000, 10_000, 50_000, 100_000, 500_000],
  progress: sumOf(({ freeKm }) => freeKm),
  emblem: 'M2 8c3-2 5-1 6 1 1-2 3-3 6-1M11 16c3-2 5-1 6 1 1-2 2-2 4-1M5 15h0M16 6h0',
};
