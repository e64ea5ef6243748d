/** How long a map may take until its pieces are seen as they come. */
export const UNSEEN_MS = 1500;
/** Until then: each piece that comes has the map drawn once more, which costs little so. */
export const UNSEEN_PIXEL_RATIO = 0.25;
