// Only the texts of this file: the whole catalogue would be a third of a program that reads files.
import { messages as english } from '../generated/messages/en-gb.first.js';
import { checkOneOf } from '../units/check-value.js';
import { type FormatOptions, METRIC_FORMAT } from '../units/format-quantity.js';

const CODES = [
  'EMPTY_FILE',
  'BINARY_FILE',
  'NOT_IGC',
  'NO_H_RECORD',
  'H_RECORD_NO_DATE',
  'NO_FIXES',
] as const;

/** Reason why a file cannot be read. */
export type IgcErrorCode = (typeof CODES)[number];

/** Returns the reason why a file cannot be read, as a sentence. */
export function igcErrorText(code: IgcErrorCode, reader: FormatOptions = METRIC_FORMAT): string {
  checkOneOf('code', code, CODES);
  return (reader.texts ?? english)[`finding.${code}`]!();
}

/**
 * Thrown for a file from which nothing can be read. Programs branch on `code`; `message` is an
 * English sentence.
 */
export class IgcError extends Error {
  override readonly name = 'IgcError';
  readonly code: IgcErrorCode;

  /** @throws {RangeError} If the code is unknown. */
  constructor(code: IgcErrorCode) {
    super(igcErrorText(code));
    this.code = code;
  }
}
