import type { OperationRequest } from '../http/operation.js';
import type { Services } from '../services.js';
import type { ArchiveEntry } from './entry.js';

/** User whose archive is made, and its language. */
export interface ExportRequest extends Pick<OperationRequest<'getExport'>, 'reader' | 'messages'> {
  readonly userId: number;
}

/** Data of one resource in the archive of a user. */
export interface ExportPart<Context = Services> {
  /** Fields of `account.json`. */
  readonly account?: (context: Context, request: ExportRequest) => Promise<object>;
  /** Files of the archive; each is read when it is sent. */
  readonly entries?: (context: Context, request: ExportRequest) => AsyncIterable<ArchiveEntry>;
}
