import { createOpaqueToken } from '../accounts/opaque-token.js';
import { visibilityOf } from '../collections/create-collection.js';
import { FieldError, ForbiddenError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getCollection, lockCollection } from './queries.js';
import { describeCollection } from './serialize.js';

export const updateWaypointCollection = operation(
  'updateWaypointCollection',
  async (request, { db, clock }) => {
    const { id } = request.path;
    const user = signedInUser(request);
    const { new_link: isNewLink = false, visibility, private: isPrivate, ...fields } = request.body;
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
        .updateTable('waypoint_collection')
        .set({
          ...fields,
          visibility: shown,
          link_token: shown === 'link' ? token : null,
          modified: clock(),
        })
        .where('id', '=', id)
        .execute();
      return describeCollection(transaction, id, { user });
    });
  },
  { rateLimit: { perMinute: 120 } },
);
