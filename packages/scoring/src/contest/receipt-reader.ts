import type { FigureReader } from '../units/write-quantity.js';

/** For whom a receipt is written. */
export interface ReceiptReader extends FigureReader {
  /** IANA name of the zone in which times are written; UTC, as in the file, unless given. */
  readonly timeZone?: string | undefined;
}
