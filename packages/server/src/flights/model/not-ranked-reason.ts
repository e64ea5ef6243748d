import type { Schemas } from '@cloudstreet/sdk/contract';
import type { FlightRow } from './flight-row.js';

/**
 * Returns the first reason why a scored flight does not count. An invalid file comes first, because
 * pilots can avoid it next time.
 */
export function notRankedReason({
  rank,
  status,
  valid,
  is_public: isPublic,
  by_co_pilot: isByCoPilot,
  created,
  published,
  edit_allowed_until: uploadDeadline,
  dmst_index: index,
}: Pick<
  FlightRow,
  | 'rank'
  | 'status'
  | 'valid'
  | 'is_public'
  | 'by_co_pilot'
  | 'created'
  | 'published'
  | 'edit_allowed_until'
  | 'dmst_index'
>): Schemas['NotRankedReason'] | undefined {
  if (status !== 'valid' && status !== 'invalid') return undefined;
  if (rank) return isPublic ? undefined : 'not_public';
  if (status === 'invalid' || valid === 1) return 'file';
  if ((published ?? created) > uploadDeadline) return 'late';
  if (isByCoPilot) return 'co_pilot';
  return index === null ? 'no_index' : undefined;
}
