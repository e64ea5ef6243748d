/** A part of a flight, in unix seconds. */
export interface Stretch {
  readonly fromS: number;
  readonly toS: number;
}

/** Unix seconds as the contract writes a time. */
export function isoOf(timeS: number): string {
  return new Date(timeS * 1000).toISOString();
}
