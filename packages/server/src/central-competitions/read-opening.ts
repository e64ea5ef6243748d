import { DateTime } from 'luxon';
import { type Hal, textOf } from './hal.js';

/**
 * Reads from when starts count, as a local time of the day or with its date.
 *
 * @returns Seconds of the day in UTC; undefined if it is not known.
 */
export function readOpening(task: Hal, day: string, zone: string): number | undefined {
  const text = textOf(task.no_start);
  if (text === undefined) return undefined;
  const time = DateTime.fromISO(/^\d\d:\d\d/.test(text) ? `${day}T${text}` : text, { zone });
  // A time without hours means that there is no opening.
  if (!time.isValid || time.toFormat('HHmmss') === '000000') return undefined;
  const { hour, minute, second } = time.toUTC();
  return (hour * 60 + minute) * 60 + second;
}
