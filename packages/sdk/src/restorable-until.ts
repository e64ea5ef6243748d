import { ApiError, isRecord } from './errors.js';

/** Returns the time until which a deleted account can be restored, if a sign-in failed for that reason. */
export function restorableUntil(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'account_deleted') return undefined;
  const until = isRecord(error.body) ? error.body['restore_until'] : undefined;
  return typeof until === 'string' ? until : undefined;
}
