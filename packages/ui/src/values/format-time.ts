import type { UnitPreferences } from './UnitsProvider.js';

const dateStyles = {
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { dateStyle: 'full' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  weekday: { weekday: 'short' },
} as const;

/** Parts of a date: `14 Jul 2026`, `Tuesday, 14 July 2026`, `July 2026`, `Jul`, `Tue`. */
export type DateStyle = keyof typeof dateStyles;

/**
 * Formats hours and minutes (and seconds) of an ISO 8601 time in the user's zone and locale. Times in
 * UTC are in 24 hours in every language, as elsewhere in aviation.
 */
export function formatTime(
  time: string,
  { locale, timeZone }: UnitPreferences,
  seconds = false,
): string {
  const timeStyle = seconds ? 'medium' : 'short';
  const cycle = timeZone === 'UTC' && ({ hourCycle: 'h23' } as const);
  return formatOf(locale, { timeStyle, timeZone, ...cycle }).format(new Date(time));
}

/** Formats a calendar day, or the day of an ISO 8601 time in the user's zone. */
export function formatDate(
  date: string,
  { locale, timeZone }: UnitPreferences,
  style: DateStyle = 'medium',
): string {
  const isCalendarDay = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return formatOf(locale, {
    ...dateStyles[style],
    timeZone: isCalendarDay ? 'UTC' : timeZone,
  }).format(new Date(date));
}

const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * Cached, because creating a format takes longer than many uses, and lists and moving cursors need
 * many.
 */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return (formats[locale + JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, options));
}
