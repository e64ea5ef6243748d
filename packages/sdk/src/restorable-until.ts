import { ApiError, isRecord } from './errors.js';

/** Until when a deleted account can come back, where its right password was refused for that. */
export function restorableUntil(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'account_deleted') return undefined;
  const until = isRecord(error.body) ? error.body['restore_until'] : undefined;
  return typeof until === 'string' ? until : undefined;
}
