/** Why a file cannot be used at all. */
export type IgcErrorCode =
  | 'EMPTY_FILE'
  | 'BINARY_FILE'
  | 'NOT_IGC'
  | 'H_RECORD_NO_DATE'
  | 'NO_FIXES';

const REASONS: Readonly<Record<IgcErrorCode, string>> = {
  EMPTY_FILE: 'The file is empty.',
  BINARY_FILE: 'The file holds binary data, not IGC text.',
  NOT_IGC: 'The file holds no IGC record.',
  H_RECORD_NO_DATE: 'The file has no HFDTE record with a valid date.',
  NO_FIXES: 'The file has no readable fix.',
};

/** A file of which nothing can be returned. `code` is for branching, `message` for reading. */
export class IgcError extends Error {
  override readonly name = 'IgcError';
  readonly code: IgcErrorCode;

  constructor(code: IgcErrorCode) {
    super(REASONS[code]);
    this.code = code;
  }
}
