import { storeSmallImage } from '../images/store-small-image.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getGroup, replaceGroupImage } from './queries.js';
import { lockGroup } from './roles.js';
import { serializeGroup } from './serialize.js';

export const setUserGroupImage = operation(
  'setUserGroupImage',
  async (request, services) => {
    const { db } = services;
    const { id } = request.path;
    const user = signedInUser(request);
    const sent = request.files.get('image');
    if (!sent) {
      throw new FieldError([{ loc: ['image'], type: 'required', message: text('field.required') }]);
    }
    // Checked first, so that no image is decoded for a group of another user.
    await db.transaction().execute(async (transaction) => {
      await lockGroup(transaction, id, user, ['owner', 'manager']);
    });
    await storeSmallImage(services, {
      bytes: sent.bytes,
      replace: async (transaction, key) => {
        await lockGroup(transaction, id, user, ['owner', 'manager']);
        return replaceGroupImage(transaction, id, key);
      },
    });
    return serializeGroup(await getGroup(db, id));
  },
  { rateLimit: { perMinute: 20 } },
);
