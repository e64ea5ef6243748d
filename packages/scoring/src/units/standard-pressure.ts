/** Pressure at sea level in the standard atmosphere, in hPa. */
export const STANDARD_HPA = 1013.25;
