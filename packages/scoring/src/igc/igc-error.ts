import { checkOneOf } from '../units/check-value.js';
import { type FormatOptions, METRIC_FORMAT } from '../units/format-quantity.js';
import { textsOf } from '../units/reader-texts.js';

const CODES = [
  'EMPTY_FILE',
  'BINARY_FILE',
  'NOT_IGC',
  'NO_H_RECORD',
  'H_RECORD_NO_DATE',
  'NO_FIXES',
] as const;

/** Why a file cannot be used at all. */
export type IgcErrorCode = (typeof CODES)[number];

/** Why a file cannot be used, in one sentence. */
export function igcErrorText(code: IgcErrorCode, reader: FormatOptions = METRIC_FORMAT): string {
  checkOneOf('code', code, CODES);
  return textsOf(reader)[`finding.${code}`]();
}

/** A file of which nothing can be returned. `code` is for branching, `message` for reading, in English. */
export class IgcError extends Error {
  override readonly name = 'IgcError';
  readonly code: IgcErrorCode;

  /** @throws {RangeError} If the code is unknown. */
  constructor(code: IgcErrorCode) {
    super(igcErrorText(code));
    this.code = code;
  }
}
