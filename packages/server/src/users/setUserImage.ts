import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { getUserRow } from './queries.js';
import { serializeMe } from './serialize.js';
import { storeUserImage } from './store-user-image.js';

export const setUserImage = operation(
  'setUserImage',
  async (request, services) => {
    const { id } = signedInUser(request);
    const sent = request.files.get('image');
    if (!sent) {
      throw new FieldError([{ loc: ['image'], type: 'required', message: text('field.required') }]);
    }
    await storeUserImage(services, { userId: id, bytes: sent.bytes });
    return serializeMe(await getUserRow(services.db, id), services);
  },
  { rateLimit: { perMinute: 20 } },
);
