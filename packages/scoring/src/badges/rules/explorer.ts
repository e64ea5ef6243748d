import { type Badge, bestOf } from '../badge.js';

/** Length of a completed task: an out and return declared before takeoff. */
export const EXPLORER: Badge = {
  id: 'explorer',
  unit: 'km',
  levels: [250, 500, 750, 1000, 1250],
  progress: bestOf(({ task }) => (task?.kind === 'OR' ? task.distanceKm : 0)),
  emblem: 'M6 21V9a6 6 0 0 1 12 0v8M15 14l3 3 3-3M6 21h0M12 3h0',
};
