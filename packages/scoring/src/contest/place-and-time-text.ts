import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { checkNumber } from '../units/check-value.js';
import type { ReceiptFormat } from './receipt-format.js';

const UNITS_PER_MINUTE = POSITION_UNITS_PER_DEGREE / 60;
/** Decimals of minutes: recorders write thousandths, and some append more. */
const [MINUTE_DIGITS, ALL_MINUTE_DIGITS] = [3, 5];

/** Limit of dates in JavaScript, in Unix seconds. */
const MAX_TIME_S = 8.64e12;

/**
 * Formats a position in degrees and minutes as recorders do: `50°36.000′N 008°54.000′E`.
 *
 * @param lat Latitude and longitude in 1e-5 arc minutes, north and east positive.
 */
export function positionText(lat: number, lon: number): string {
  return `${angleText(lat, 2, 'NS')} ${angleText(lon, 3, 'EW')}`;
}

function angleText(angle: number, width: number, hemispheres: string): string {
  const size = Math.abs(angle);
  const degrees = Math.floor(size / POSITION_UNITS_PER_DEGREE);
  const rest = size % POSITION_UNITS_PER_DEGREE;
  const digits = rest % 100 === 0 ? MINUTE_DIGITS : ALL_MINUTE_DIGITS;
  const minutes = (rest / UNITS_PER_MINUTE).toFixed(digits).padStart(digits + 3, '0');
  const hemisphere = hemispheres[angle < 0 ? 1 : 0]!;
  return `${String(degrees).padStart(width, '0')}°${minutes}′${hemisphere}`;
}

/** Formats a time of day with the reader's time zone: `12:20:11 UTC+2`. */
export function momentText(unixS: number, reader: ReceiptFormat): string {
  return `${clockText(unixS, reader)} ${zoneText(unixS, reader)}`;
}

/**
 * Formats intervals with the time zone given once: `12:20:11–17:12:08 UTC+2`.
 *
 * @param times Start, end, start, end, … in Unix seconds.
 */
export function periodsText(times: readonly number[], reader: ReceiptFormat): string {
  const [first] = times;
  if (first === undefined) return '';
  const starts = times.filter((_, i) => i % 2 === 0);
  const periods = starts.map((start, i) => {
    const end = times[2 * i + 1] ?? start;
    return `${clockText(start, reader)}–${clockText(end, reader)}`;
  });
  return `${periods.join(', ')} ${zoneText(first, reader)}`;
}

function clockText(unixS: number, { locale, timeZone = 'UTC' }: ReceiptFormat): string {
  checkNumber('time', unixS, { min: -MAX_TIME_S, max: MAX_TIME_S });
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(unixS * 1000);
}

/** Offset of the time zone from UTC: `UTC+2`. */
function zoneText(unixS: number, { timeZone = 'UTC' }: ReceiptFormat): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(unixS * 1000)
    .find(({ type }) => type === 'timeZoneName');
  return (offset?.value ?? '').replace('GMT', 'UTC').replace('+0', '');
}
