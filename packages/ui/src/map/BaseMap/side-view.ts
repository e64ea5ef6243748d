/** How far a map in space is tilted at first. */
export const SIDE_VIEW_DEG = 60;
