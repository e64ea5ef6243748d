/**
 * Maximum zoom for fitting content, so that a short flight does not fill the map with one circle.
 */
export const MAX_FIT_ZOOM = 13;
