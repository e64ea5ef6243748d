/** Width of the world at zoom 0 in CSS pixels, as MapLibre counts. */
export const WORLD_PX = 512;
