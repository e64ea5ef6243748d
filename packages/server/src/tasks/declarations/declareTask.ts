import { lockUser } from '../../accounts/lock-user.js';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { getTaskRow } from '../queries.js';
import { insertDeclaration } from './insert-declaration.js';
import { findDeclarations, serializeDeclaration, serializeDeclared } from './queries.js';

/** Greatest number of days that a declaration counts. */
const MAX_DAYS = 7;
const DAY_MS = 86_400_000;

export const declareTask = operation(
  'declareTask',
  async (request, { db, clock }) => {
    const user = signedInUser(request);
    const { task_id: taskId, declared_until: untilText } = request.body;
    const until = new Date(untilText);
    return db.transaction().execute(async (transaction) => {
      // Each of several simultaneous declarations replaces the one before.
      await lockUser(transaction, user.id);
      const now = clock();
      checkUntil(until, now);
      const viewer = { user, link: request.query.link };
      // The copy is that of the task which this transaction locks.
      await lockRow(transaction, taskId);
      const task = await getTaskRow(transaction, taskId, viewer);
      const mine = { now, viewer: user, userId: user.id };
      const [replaced] = await findDeclarations(transaction, mine);
      await removeStanding(transaction, user.id, now);
      await insertDeclaration(transaction, { userId: user.id, task, now, until });
      const [made] = await findDeclarations(transaction, mine);
      const response = {
        ...serializeDeclaration(made!),
        ...(replaced && { replaced: serializeDeclared(replaced) }),
      };
      await request.keepResponse(transaction, response);
      return response;
    });
  },
  { rateLimit: { perMinute: 30 } },
);

/** Removes the declaration of a user that counts now. Those that have ended stay for late uploads. */
export async function removeStanding(
  transaction: Executor,
  userId: number,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('task_declaration')
    .where('user_id', '=', userId)
    .where('declared_until', '>', now)
    .execute();
}

function checkUntil(until: Date, now: Date): void {
  const ahead = until.getTime() - now.getTime();
  if (ahead > 0 && ahead <= MAX_DAYS * DAY_MS) return;
  const message = text('task.declaredUntil', { days: MAX_DAYS });
  throw new FieldError([{ loc: ['declared_until'], type: 'DECLARED_UNTIL', message }]);
}

async function lockRow(transaction: Executor, id: number): Promise<void> {
  await transaction.selectFrom('task').where('id', '=', id).forUpdate().select('id').execute();
}
