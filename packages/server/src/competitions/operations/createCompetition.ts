import { operation, signedInUser } from '../../platform/http/operation.js';
import { insertCompetition } from './insert-competition.js';
import { describeCompetition } from './serialize.js';

export const createCompetition = operation(
  'createCompetition',
  async (request, { db, jobs, clock }) => {
    const user = signedInUser(request);
    return db.transaction().execute(async (transaction) => {
      const host = { user, now: clock() };
      const id = await insertCompetition({ db: transaction, jobs }, host, request.body);
      const competition = await describeCompetition(transaction, id, user);
      await request.keepResponse(transaction, competition);
      return competition;
    });
  },
  { rateLimit: { perMinute: 20 } },
);
