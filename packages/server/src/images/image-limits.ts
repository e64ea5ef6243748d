/** More than the largest sensor of a telephone gives in one shot by default. */
export const MAX_PIXELS = 120_000_000;
