/** Nearer than this a short flight would fill the map with one circle. */
export const MAX_FIT_ZOOM = 13;
