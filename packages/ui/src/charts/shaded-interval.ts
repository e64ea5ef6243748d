import type { Interval } from '@cloudstreet/scoring/parse';
import type { ShadeName } from '../flight/canvas-colors.js';

/** An interval of the flight that is not scored as free flight. */
export interface ShadedInterval extends Interval {
  kind: ShadeName;
}

/** A shaded interval with its name in the user's language. */
export interface NamedInterval extends ShadedInterval {
  name: string;
}

/** Returns the interval that contains a time. */
export function shadeAt(
  shades: readonly NamedInterval[],
  timeS: number,
): NamedInterval | undefined {
  return shades.find(({ startS, endS }) => timeS >= startS && timeS <= endS);
}
