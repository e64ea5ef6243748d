import { checkObject, checkText } from '../units/check-value.js';
import type { FormatOptions } from '../units/format-quantity.js';

/** Language, units and time zone in which a receipt is formatted. */
export interface ReceiptFormat extends FormatOptions {
  /** IANA time zone for times; UTC by default, as in the file. */
  readonly timeZone?: string | undefined;
}

/**
 * Checks the types of a format. Invalid names throw when they are used.
 *
 * @throws {TypeError} If the value is not an object, or one of its parts is not a string.
 */
export function checkReceiptFormat(reader: ReceiptFormat): void {
  checkObject('reader', reader, ['unitSystem', 'locale']);
  checkText('locale', reader.locale);
  if (reader.timeZone !== undefined) checkText('timeZone', reader.timeZone);
}
