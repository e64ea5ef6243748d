/** Formats Unix seconds as a time of the contract. */
export function isoOf(timeS: number): string {
  return new Date(timeS * 1000).toISOString();
}
