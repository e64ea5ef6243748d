import { type Badge, numberOf } from '../badge.js';

/** Number of kinds of launches: winch, aerotow and self-launch. */
export const LAUNCH_SPECIALIST: Badge = {
  id: 'launch_specialist',
  unit: 'count',
  levels: [3],
  progress: numberOf(({ launchKind }) => [launchKind]),
  emblem: 'M3 20h18M4 17l6-8 3 3 7-8M16 4h4v4M8 20a2 2 0 1 0 0-4',
};
