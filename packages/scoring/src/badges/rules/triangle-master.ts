import { type Badge, bestOf } from '../badge.js';

/** Perimeter of the FAI triangle of one flight. */
export const TRIANGLE_MASTER: Badge = {
  id: 'triangle_master',
  unit: 'km',
  isForCrew: true,
  levels: [100, 300, 500, 750, 1000],
  progress: bestOf(({ triangleKm }) => triangleKm),
  emblem: 'M12 4l9 15H3zM12 4h0M21 19h0M3 19h0M12 10.5l3 5H9z',
};
