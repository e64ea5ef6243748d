import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockForPenalty, requireResult } from './penalties.js';
import { addChange } from './queries.js';
import { describeCompetition } from './serialize.js';

export const setTaskPenalty = operation(
  'setTaskPenalty',
  async (request, { db, clock }) => {
    const { competition: id, flight: flightId } = request.path;
    const { points, reason } = request.body;
    const user = signedInUser(request);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      await lockForPenalty(transaction, id, user);
      await requireResult(transaction, id, flightId);
      await transaction
        .insertInto('task_penalty')
        .values({ competition_id: id, flight_id: flightId, points, reason, created: now })
        .onConflict((conflict) =>
          conflict
            .columns(['competition_id', 'flight_id'])
            .doUpdateSet({ points, reason, created: now }),
        )
        .execute();
      await addChange(transaction, {
        competitionId: id,
        userId: user.id,
        now,
        action: 'penalty_set',
        flightId,
        points,
        note: reason,
      });
      return describeCompetition(transaction, id, user);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
