import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockForPenalty } from './penalties.js';
import { addChange } from './queries.js';
import { describeCompetition } from './serialize.js';

export const removeTaskPenalty = operation(
  'removeTaskPenalty',
  async (request, { db, clock }) => {
    const { competition: id, flight: flightId } = request.path;
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      await lockForPenalty(transaction, id, user);
      const { numDeletedRows: deleted } = await transaction
        .deleteFrom('task_penalty')
        .where('competition_id', '=', id)
        .where('flight_id', '=', flightId)
        .executeTakeFirst();
      if (deleted > 0n) {
        const change = { competitionId: id, userId: user.id, now: clock(), flightId };
        await addChange(transaction, { ...change, action: 'penalty_removed' });
      }
      return describeCompetition(transaction, id, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
