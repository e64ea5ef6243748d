/** Seconds of a time of day as HH:MM. */
export function secondsOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
}
