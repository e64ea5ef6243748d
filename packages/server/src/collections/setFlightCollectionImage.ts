import { storeSmallImage } from '../images/store-small-image.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { lockCollection } from './queries.js';
import { replaceImage } from './replace-image.js';
import { describeCollection } from './serialize.js';

export const setFlightCollectionImage = operation(
  'setFlightCollectionImage',
  async (request, services) => {
    const { db, clock } = services;
    const { id } = request.path;
    const user = signedInUser(request);
    const sent = request.files.get('image');
    if (!sent) {
      throw new FieldError([{ loc: ['image'], type: 'required', message: text('field.required') }]);
    }
    // Checked first, so that no image is decoded for a collection of another user.
    await db.transaction().execute((transaction) => lockCollection(transaction, id, user));
    await storeSmallImage(services, {
      bytes: sent.bytes,
      replace: async (transaction, key) => {
        await lockCollection(transaction, id, user);
        return replaceImage(transaction, id, { key, now: clock() });
      },
    });
    return describeCollection(db, id, { user });
  },
  { rateLimit: { perMinute: 20 } },
);
