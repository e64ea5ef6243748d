import type { QuantityText } from './format-quantity-parts.js';

/**
 * Formats a duration with seconds, such as `20:05` min or `1:20:05` h. Negative ones have the minus
 * of the language.
 */
export function formatSeconds(seconds: number, locale: string): QuantityText {
  const rounded = Math.round(seconds);
  // Also before zero minutes, because a zero with a sign is written with it.
  const [sign, whole] = [rounded < 0 ? -1 : 1, Math.abs(rounded)];
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two.format(whole % 60);
  if (hours === 0) return { number: `${one.format(sign * minutes)}:${rest}`, unit: 'min' };
  return { number: `${one.format(sign * hours)}:${two.format(minutes)}:${rest}`, unit: 'h' };
}
