import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation, sessionUser } from '../platform/http/operation.js';
import { findPersonalTokens } from './personal-tokens.js';

export const deletePersonalToken = operation(
  'deletePersonalToken',
  async (request, { db, clock }) => {
    const { id: userId } = sessionUser(request);
    const { numDeletedRows } = await db
      .deleteFrom('personal_token')
      .where('id', '=', request.path.id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFoundError(text('personalToken.notFound'));
    return findPersonalTokens(db, userId, clock());
  },
);
