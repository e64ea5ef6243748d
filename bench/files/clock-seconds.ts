/** Returns the seconds since midnight of a time of day as `HH:MM:SS`. */
export function clockSeconds(clock: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
