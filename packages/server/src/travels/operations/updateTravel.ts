import { ForbiddenError } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockTravel } from './queries.js';
import { describeTravel } from './serialize.js';

export const updateTravel = operation(
  'updateTravel',
  async (request, { db }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const { name, description } = request.body;
    // Users who are banned from content may still remove theirs.
    const hasContent = Boolean(name) || Boolean(description);
    return db.transaction().execute(async (transaction) => {
      await lockTravel(transaction, id, user);
      if (user.isContentBanned && hasContent) throw new ForbiddenError('CONTENT_BANNED');
      const changes = {
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
      };
      if (Object.keys(changes).length > 0) {
        await transaction.updateTable('travel').set(changes).where('id', '=', id).execute();
      }
      return describeTravel(transaction, id);
    });
  },
  { rateLimit: { perMinute: 60 } },
);
