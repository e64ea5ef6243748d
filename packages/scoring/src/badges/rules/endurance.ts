import { type Badge, bestOf } from '../badge.js';

/** Hours from takeoff to landing of one flight. */
export const ENDURANCE: Badge = {
  id: 'endurance',
  unit: 'h',
  isForCrew: true,
  levels: [5, 8, 11, 14],
  progress: bestOf(({ durationH }) => durationH),
  emblem: 'M12 7v5l3.5 2M12 3a9 9 0 1 1-8.5 6M3 4v5h5',
};
