import { checkObject, checkText } from '../units/check-value.js';
import type { FormatOptions } from '../units/format-quantity.js';

/** For whom a receipt is written. */
export interface ReceiptFormat extends FormatOptions {
  /** IANA name of the zone in which times are written; UTC, as in the file, by default. */
  readonly timeZone?: string | undefined;
}

/**
 * Refuses what is no reader; what the names stand for is checked where something is written.
 *
 * @throws {TypeError} If the value is not a value, or one of its parts no text.
 */
export function checkReceiptFormat(reader: ReceiptFormat): void {
  checkObject('reader', reader, ['unitSystem', 'locale']);
  checkText('locale', reader.locale);
  if (reader.timeZone !== undefined) checkText('timeZone', reader.timeZone);
}
