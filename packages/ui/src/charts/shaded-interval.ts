import type { ShadeName } from '../flight/canvas-colors.js';

/** A part of the flight that does not count, or not in the same way, in unix seconds. */
export interface ShadedInterval {
  kind: ShadeName;
  startS: number;
  endS: number;
}

/** A part of the flight with its name in the reader's language. */
export interface NamedInterval extends ShadedInterval {
  name: string;
}

/** The part that a moment lies in. */
export function shadeAt(
  shades: readonly NamedInterval[],
  timeS: number,
): NamedInterval | undefined {
  return shades.find(({ startS, endS }) => timeS >= startS && timeS <= endS);
}
