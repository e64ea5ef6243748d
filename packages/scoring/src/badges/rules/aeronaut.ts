import { type Badge, sumOf } from '../badge.js';

/** Hours of all flights together. */
export const AERONAUT: Badge = {
  id: 'aeronaut',
  unit: 'h',
  levels: [50, 200, 500, 1000, 3000],
  progress: sumOf(({ durationH }) => durationH),
  emblem:
    'M12 3a6.5 6.5 0 0 1 6.5 6.5c0 3-3 5.5-4.5 7h-4c-1.5-1.5-4.5-4-4.5-7A6.5 6.5 0 0 1 12 3M10 20h4M12 3c-2 4-2 9 0 13.5 2-4.5 2-9.5 0-13.5',
};
