/** More than the largest phone sensor records in one shot by default. */
export const MAX_PIXELS = 120_000_000;
