import { storeSmallImage } from '../../images/store-small-image.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { lockTravel } from './queries.js';
import { replaceImage } from './replace-image.js';
import { describeTravel } from './serialize.js';

export const setTravelImage = operation(
  'setTravelImage',
  async (request, services) => {
    const { db } = services;
    const { id } = request.path;
    const user = signedInUser(request);
    const sent = request.files.get('image');
    if (!sent) {
      throw new FieldError([{ loc: ['image'], type: 'required', message: text('field.required') }]);
    }
    // Checked first, so that no image is decoded for a travel of another user.
    await db.transaction().execute((transaction) => lockTravel(transaction, id, user));
    await storeSmallImage(services, {
      bytes: sent.bytes,
      replace: async (transaction, key) => {
        await lockTravel(transaction, id, user);
        return replaceImage(transaction, id, key);
      },
    });
    return describeTravel(db, id);
  },
  { rateLimit: { perMinute: 20 } },
);
