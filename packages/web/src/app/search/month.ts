import { orNotFound } from './parse-id.js';

/** Parses a month of a path, such as `2026-07`. Shows the "not found" page for anything else. */
export function parseMonth(text: string): string {
  return orNotFound(isMonthOfYear(text) ? text : undefined);
}

/** Whether a value is a month of one year, such as `2026-07`. */
export function isMonthOfYear(value: unknown): value is string {
  return typeof value === 'string' && /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/.test(value);
}

/** Returns the month a number of months after another; negative numbers go back. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
