const DAY_S = 86_400;

/**
 * Returns the time of a track that is at a time of day, and within half a day of another time. A
 * label has a time of day only, and a flight may last beyond midnight.
 *
 * @param clock `HH:MM:SS`
 * @param nearS Seconds, as in `Track.timeS`.
 */
export function timeNear(clock: string, nearS: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  const ofDayS = hours * 3600 + minutes * 60 + seconds;
  return ofDayS + DAY_S * Math.round((nearS - ofDayS) / DAY_S);
}
