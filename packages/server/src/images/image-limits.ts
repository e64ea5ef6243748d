/** More than the largest phone sensor gives in one shot by default. */
export const MAX_PIXELS = 120_000_000;
