import { messages } from '../generated/messages/en-gb.js';

/** Why a file cannot be used at all. */
export type IgcErrorCode =
  | 'EMPTY_FILE'
  | 'BINARY_FILE'
  | 'NOT_IGC'
  | 'NO_H_RECORD'
  | 'H_RECORD_NO_DATE'
  | 'NO_FIXES';

/** A file of which nothing can be returned. `code` is for branching, `message` for reading. */
export class IgcError extends Error {
  override readonly name = 'IgcError';
  readonly code: IgcErrorCode;

  constructor(code: IgcErrorCode) {
    super(messages[`finding.${code}`]());
    this.code = code;
  }
}
