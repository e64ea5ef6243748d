/** Formats Unix seconds as a timestamp of the contract: `2026-07-14T10:00:00+00:00`. */
export function timestamp(unixS: number): string {
  return new Date(unixS * 1000).toISOString().replace('.000Z', '+00:00');
}
