/** Returns the last time before another, or else the first. */
export function timeAt(times: readonly string[], timeS: number | null): string | undefined {
  const isPast = (time: string) => timeS !== null && Date.parse(time) / 1000 <= timeS;
  return times.findLast(isPast) ?? times[0];
}
