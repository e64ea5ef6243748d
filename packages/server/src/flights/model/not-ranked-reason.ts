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
  visibility,
  created,
  published,
  edit_allowed_until: uploadDeadline,
  dmst_index: index,
}: Pick<
  FlightRow,
  | 'rank'
  | 'status'
  | 'valid'
  | 'visibility'
  | 'created'
  | 'published'
  | 'edit_allowed_until'
  | 'dmst_index'
>): Schemas['NotRankedReason'] | undefined {
  if (status !== 'valid' && status !== 'invalid') return undefined;
  if (rank) return visibility === 'public' ? undefined : 'not_public';
  if (status === 'invalid' || valid === 1) return 'file';
  if ((published ?? created) > uploadDeadline) return 'late';
  return index === null ? 'no_index' : undefined;
}
