/** Width of the world at zoom 0 in CSS pixels, as defined by MapLibre. */
export const WORLD_PX = 512;
