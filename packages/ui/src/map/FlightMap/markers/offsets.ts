import type { TurnpointRole } from '../../../flight/scored-geometry.js';

/** Offset of a marker from its position, in px to the right and down. */
export type MarkerOffset = [right: number, down: number];

/** Markers of start and finish are beside their positions, because these are often equal. */
export const TURNPOINT_OFFSETS: Record<TurnpointRole, MarkerOffset> = {
  start: [-15, 0],
  turnpoint: [0, 0],
  finish: [15, 0],
};

/** Below their positions and side by side, because these are often equal. */
export const GROUND_OFFSETS: Record<'takeoff' | 'landing', MarkerOffset> = {
  takeoff: [-13, 22],
  landing: [13, 22],
};
