/** Range of years of dates. PostgreSQL and JavaScript agree on all of them. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const MOMENT =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/**
 * Whether a text is a `format: date` of the contract: a day of the calendar, such as `2026-07-14`.
 */
export function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

/**
 * Whether a text is a `format: date-time` of the contract: a time with its offset, such as
 * `2026-07-14T10:00:00+02:00`. Leap seconds are refused, because Unix time has none.
 */
export function isMoment(text: string): boolean {
  return isDay(MOMENT.exec(text)?.[1] ?? '');
}

/** Formats the UTC day of a time: `2026-07-14`. */
export function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Formats a time for responses, in whole seconds of UTC: `2026-07-14T10:00:00+00:00`. */
export function toTimestamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}+00:00`;
}
