import type { AccountDeletion } from '../../accounts/account-deletion.js';
import { championshipQueue, queueChampionshipsOf } from '../model/queue.js';

/**
 * Championships are deleted with their organiser, and results with their flights. Both are restored; flights
 * that came in the meantime are evaluated.
 */
export const deletionOfChampionships: AccountDeletion = {
  restore: async (transaction, { jobs }, { id }) => {
    const flights = await transaction
      .selectFrom('any_flight')
      .where('user_id', '=', id)
      .select('id')
      .execute();
    await queueChampionshipsOf(
      transaction,
      jobs,
      flights.map((flight) => flight.id),
    );
    const days = await transaction
      .selectFrom('championship_day as day')
      .innerJoin('championship_class as class', 'class.id', 'day.class_id')
      .innerJoin('championship', 'championship.id', 'class.championship_id')
      .where('championship.user_id', '=', id)
      .where('day.status', '!=', 'final_result')
      .orderBy('day.id')
      .select('day.id')
      .execute();
    for (const day of days) await jobs.send(transaction, championshipQueue, { dayId: day.id });
  },
};
