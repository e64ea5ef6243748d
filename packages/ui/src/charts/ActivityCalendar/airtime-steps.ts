const HOUR_S = 3600;

/** How many shades a flown day may have. */
const SHADES = 4;

/**
 * The width of one shade, in whole hours of s: so that the longest day has the strongest one, be it
 * of a pilot or of a whole club.
 */
export function airtimeStepS(durationsS: readonly number[]): number {
  const longestS = Math.max(0, ...durationsS);
  return Math.max(1, Math.ceil(longestS / SHADES / HOUR_S)) * HOUR_S;
}

/** From 1, hardly flown, to `SHADES`; what was flown has a shade even where its airtime is unknown. */
export function shadeOf(durationS: number, stepS: number): number {
  return Math.min(SHADES, Math.max(1, Math.ceil(durationS / stepS)));
}
