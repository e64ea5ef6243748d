const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?Z?$/;
const SECONDS_PER_DAY = 86_400;

/** Parses a time or duration such as `14:30` or `01:45:12` in seconds. */
export function parseClock(text: string): number | undefined {
  const match = CLOCK.exec(text.trim());
  if (!match) return undefined;
  const [, hours, minutes, seconds = 0] = match;
  const timeS = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return timeS < SECONDS_PER_DAY ? timeS : undefined;
}

/** Formats seconds as `HH:MM:SS`. */
export function formatClock(timeS: number): string {
  const parts = [timeS / 3600, (timeS / 60) % 60, timeS % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
