import type { QuantityText } from './format-quantity.js';

/** How long something takes, to the second, as in `20:05` min or `1:20:05` h; less than nothing has a minus. */
export function formatSeconds(seconds: number, locale: string): QuantityText {
  const rounded = Math.round(seconds);
  const [sign, whole] = [rounded < 0 ? '−' : '', Math.abs(rounded)];
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two.format(whole % 60);
  if (hours === 0) return { number: `${sign}${one.format(minutes)}:${rest}`, unit: 'min' };
  return { number: `${sign}${one.format(hours)}:${two.format(minutes)}:${rest}`, unit: 'h' };
}
