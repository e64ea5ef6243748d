import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { type DayRow, getDay, getEntry, lockChampionship } from './queries.js';

interface PenaltyPath {
  readonly championship: number;
  readonly day: number;
  readonly entry: number;
}

/**
 * Locks a championship for a change of the penalty of an entry on a day.
 *
 * @throws {NotFoundError} If the class of the day has no such entry.
 * @throws {ForbiddenError} If another user organises it, or the result is final.
 */
export async function lockForPenalty(
  transaction: Executor,
  { championship, day: dayId, entry: entryId }: PenaltyPath,
  user: SignedInUser,
): Promise<DayRow> {
  await lockChampionship(transaction, championship, user);
  const day = await getDay(transaction, championship, dayId);
  const entry = await getEntry(transaction, championship, entryId);
  if (entry.class_id !== day.class_id) throw new NotFoundError();
  if (day.status === 'final_result') throw new ForbiddenError('COMPETITION_FINAL');
  return day;
}
