import type { TurnpointRole } from '../../../flight/scored-geometry.js';

/** Offset of a marker from its place, in px to the right and down. */
export type MarkerOffset = [right: number, down: number];

/** Start and finish are beside their place, because they are often the same. */
export const TURNPOINT_OFFSETS: Record<TurnpointRole, MarkerOffset> = {
  start: [-15, 0],
  turnpoint: [0, 0],
  finish: [15, 0],
};

/** Below their place and side by side, because they are often the same. */
export const GROUND_OFFSETS: Record<'takeoff' | 'landing', MarkerOffset> = {
  takeoff: [-13, 22],
  landing: [13, 22],
};
