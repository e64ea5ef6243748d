import { checkNumber, checkText } from './check-value.js';

const MAX = 999;

/**
 * Formats a duration in hours and minutes, such as `5:07`; above 999 hours only the hours.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the duration is NaN or the locale is invalid.
 */
export function formatHours(seconds: number, locale: string): string {
  checkNumber('seconds', seconds);
  checkText('locale', locale);
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const written = new Intl.NumberFormat(locale).format(hours);
  return hours > MAX ? written : `${written}:${String(minutes % 60).padStart(2, '0')}`;
}

const MILLION = 1_000_000;

/**
 * Formats a count: from 1000 in thousands as `12.3k`, from a million as `1.2M`.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the count is NaN or the locale is invalid.
 */
export function formatCount(count: number, locale: string): string {
  checkNumber('count', count);
  checkText('locale', locale);
  const written = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
  if (Math.round(count) < 1000) return written(count, 0);
  // 999,950 would be written as 1,000k.
  return count < MILLION - 50 ? `${written(count / 1000, 1)}k` : `${written(count / MILLION, 1)}M`;
}

/**
 * Formats a glide ratio as a whole number; above 999 as `> 999`.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the ratio is NaN or the locale is invalid.
 */
export function formatGlideRatio(ratio: number, locale: string): string {
  checkNumber('ratio', ratio);
  checkText('locale', locale);
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return ratio > MAX ? `> ${MAX}` : whole.format(ratio);
}
