const HOUR_S = 3600;

/** Number of shades of days with flights. */
const SHADES = 4;

/**
 * Returns the airtime per shade in seconds, in whole hours, so that the longest day has the
 * strongest shade, for a pilot as well as for a whole club.
 */
export function airtimeStepS(durationsS: readonly number[]): number {
  const longestS = Math.max(0, ...durationsS);
  return Math.max(1, Math.ceil(longestS / SHADES / HOUR_S)) * HOUR_S;
}

/**
 * Returns the shade of a day, from 1 to `SHADES`; days with flights have a shade even if their
 * airtime is unknown.
 */
export function shadeOf(durationS: number, stepS: number): number {
  return Math.min(SHADES, Math.max(1, Math.ceil(durationS / stepS)));
}
