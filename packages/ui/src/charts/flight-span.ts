import type { ShadeName } from '../flight/canvas-colors.js';

/** A part of the flight that does not count, or not in the same way, in unix seconds. */
export interface FlightSpan {
  kind: ShadeName;
  fromS: number;
  toS: number;
}

/** A part of the flight with its name in the reader's language. */
export interface NamedSpan extends FlightSpan {
  name: string;
}

/** The part that a moment lies in. */
export function spanAt(spans: readonly NamedSpan[], timeS: number): NamedSpan | undefined {
  return spans.find(({ fromS, toS }) => timeS >= fromS && timeS <= toS);
}
