import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';
import { lockCompetition } from './queries.js';

/**
 * Locks a competition for a change of a penalty.
 *
 * @throws {NotFoundError} If there is no such competition.
 * @throws {ForbiddenError} If another user hosts it, or the result is final.
 */
export async function lockForPenalty(
  transaction: Executor,
  id: number,
  user: SignedInUser,
): Promise<void> {
  const { status } = await lockCompetition(transaction, id, user);
  if (status === 'final_result') throw new ForbiddenError('COMPETITION_FINAL');
}

/** @throws {NotFoundError} If a flight is not in the public results, or did not complete the task. */
export async function requireResult(
  transaction: Executor,
  competitionId: number,
  flightId: number,
): Promise<void> {
  const { rows } = await sql`
    select from listed_task_score
    where competition_id = ${competitionId} and flight_id = ${flightId} and achieved`.execute(
    transaction,
  );
  if (rows.length === 0) throw new NotFoundError(text('flight.notFound', { id: flightId }));
}

/**
 * Prepares a change of rules, in whose points penalties are set. Those of flights that are no longer listed
 * or no longer complete the task are removed, because no host could see them.
 *
 * @throws {FieldError} If a penalty counts.
 */
export async function requireNoPenalty(transaction: Executor, id: number): Promise<void> {
  const { rows: counted } = await sql`
    select from task_penalty
    join listed_task_score as score using (competition_id, flight_id)
    where competition_id = ${id} and score.achieved limit 1`.execute(transaction);
  if (counted.length > 0) {
    const message = text('competition.hasPenalties');
    throw new FieldError([{ loc: ['point_rules'], type: 'HAS_PENALTIES', message }]);
  }
  await transaction.deleteFrom('task_penalty').where('competition_id', '=', id).execute();
}
