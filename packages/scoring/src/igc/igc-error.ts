import { messages } from '../generated/messages/en-gb.js';
import { checkOneOf } from '../units/check-value.js';

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

/** A file of which nothing can be returned. `code` is for branching, `message` for reading. */
export class IgcError extends Error {
  override readonly name = 'IgcError';
  readonly code: IgcErrorCode;

  /** @throws {RangeError} If there is no such code. */
  constructor(code: IgcErrorCode) {
    checkOneOf('code', code, CODES);
    super(messages[`finding.${code}`]());
    this.code = code;
  }
}
