/**
 * Returns the time of day in UTC for findings, as `HH:MM:SS`.
 *
 * @param timeS Seconds since some midnight UTC.
 */
export function clockText(timeS: number): string {
  return new Date(timeS * 1000).toISOString().slice(11, 19);
}
