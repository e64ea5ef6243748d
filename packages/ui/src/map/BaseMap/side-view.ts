/** Initial tilt of a 3D map. */
export const SIDE_VIEW_DEG = 60;
