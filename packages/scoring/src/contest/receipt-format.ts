import { checkObject, checkText } from '../units/check-value.js';
import type { FormatOptions } from '../units/format-quantity.js';

/** For whom a receipt is written. */
export interface ReceiptFormat extends FormatOptions {
  /** IANA name of the zone in which times are written; UTC, as in the file, by default. */
  readonly timeZone?: string | undefined;
}

/**
 * Checks the type of a format. Names are checked when something is formatted.
 *
 * @throws {TypeError} If the value is not an object, or one of its parts is not a string.
 */
export function checkReceiptFormat(reader: ReceiptFormat): void {
  checkObject('reader', reader, ['unitSystem', 'locale']);
  checkText('locale', reader.locale);
  if (reader.timeZone !== undefined) checkText('timeZone', reader.timeZone);
}
