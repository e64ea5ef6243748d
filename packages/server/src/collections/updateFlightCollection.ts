import { createOpaqueToken } from '../accounts/opaque-token.js';
import { FieldError, ForbiddenError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { replaceFlights } from './collected-flights.js';
import { visibilityOf } from './create-collection.js';
import { getCollection, lockCollection } from './queries.js';
import { describeCollection } from './serialize.js';

export const updateFlightCollection = operation(
  'updateFlightCollection',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const {
      flight,
      new_link: isNewLink = false,
      visibility,
      private: isPrivate,
      ...fields
    } = request.body;
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      await lockCollection(transaction, id, user);
      const before = await getCollection(transaction, id, { user });
      const shown =
        visibilityOf({
          ...(visibility && { visibility }),
          ...(isPrivate !== undefined && { private: isPrivate }),
        }) ?? before.visibility;
      const isPublished =
        shown !== before.visibility && (shown === 'public' || before.visibility === 'private');
      // Users who are banned from content may still hide and remove theirs.
      const hasContent = fields.name !== undefined || Boolean(fields.description) || isPublished;
      if (user.isContentBanned && hasContent) throw new ForbiddenError('CONTENT_BANNED');
      if (isNewLink && shown !== 'link') {
        const message = text('collection.link.none');
        throw new FieldError([{ loc: ['new_link'], type: 'no_link', message }]);
      }
      const token =
        before.link_token !== null && !isNewLink ? before.link_token : createOpaqueToken();
      await transaction
        .updateTable('flight_collection')
        .set({
          ...fields,
          visibility: shown,
          link_token: shown === 'link' ? token : null,
          modified: now,
        })
        .where('id', '=', id)
        .execute();
      if (flight) await replaceFlights(transaction, { id, user, now }, flight);
      return describeCollection(transaction, id, { user });
    });
  },
  { rateLimit: { perMinute: 120 } },
);
