import type { AccountDeletion } from '../../accounts/account-deletion.js';
import { competitionQueue, queueCompetitionsOf } from '../model/queue.js';

/**
 * Competitions are deleted with their host, and results with their flights. Both are restored; flights
 * and competitions that came in the meantime are evaluated.
 */
export const deletionOfCompetitions: AccountDeletion = {
  restore: async (transaction, { jobs }, { id }) => {
    const flights = await transaction
      .selectFrom('any_flight')
      .where('user_id', '=', id)
      .select('id')
      .execute();
    await queueCompetitionsOf(
      transaction,
      jobs,
      flights.map((flight) => flight.id),
    );
    const hosted = await transaction
      .selectFrom('competition')
      .where('user_id', '=', id)
      .where('status', '!=', 'final_result')
      .orderBy('id')
      .select('id')
      .execute();
    for (const competition of hosted) {
      await jobs.send(transaction, competitionQueue, { competitionId: competition.id });
    }
  },
};
