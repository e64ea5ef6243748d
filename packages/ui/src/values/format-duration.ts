import type { QuantityText } from './format-quantity-parts.js';

const MAX_HOURS_WITH_MINUTES = 999;

/** Formats a duration to the minute, such as `1 h 55 min`. From 1000 h on only as hours. */
export function formatDuration(seconds: number, locale: string): QuantityText[] {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > MAX_HOURS_WITH_MINUTES) {
    return [{ number: new Intl.NumberFormat(locale).format(hours), unit: 'h' }];
  }
  return writeParts({ h: hours, min: minutes % 60 }, locale);
}

/**
 * Formats a duration to the second, such as `14 min 38 s`. Negative ones have the minus of the
 * language.
 */
export function formatSeconds(seconds: number, locale: string): QuantityText[] {
  const rounded = Math.round(seconds);
  const whole = Math.abs(rounded);
  const parts = { h: Math.floor(whole / 3600), min: Math.floor(whole / 60) % 60, s: whole % 60 };
  return writeParts(parts, locale, rounded < 0);
}

/** Leaves out zeros before the first other number. Numbers after it have two digits. */
function writeParts(
  parts: Readonly<Record<string, number>>,
  locale: string,
  isNegative = false,
): QuantityText[] {
  const entries = Object.entries(parts);
  const found = entries.findIndex(([, value]) => value !== 0);
  const shown = entries.slice(found === -1 ? -1 : found);
  return shown.map(([unit, value], index) => {
    const minimumIntegerDigits = index === 0 ? 1 : 2;
    const format = new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false });
    return { number: format.format(isNegative && index === 0 ? -value : value), unit };
  });
}
