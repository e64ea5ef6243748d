import { ForbiddenError, NotFoundError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { findDevice } from './queries.js';

export const disconnectDevice = operation(
  'disconnectDevice',
  async ({ path, ...request }, { db, clock }) => {
    const user = signedInUser(request);
    const device = await findDevice(db, path.id, clock());
    if (!device) throw new NotFoundError(text('device.notFound', { id: path.id }));
    if (device.user_id !== user.id && !user.isSuperuser) {
      throw new ForbiddenError('NOT_CONNECTED_TO_DEVICE');
    }
    // Another pilot may have taken it over meanwhile.
    await db
      .deleteFrom('device')
      .where('id', '=', path.id)
      .where('user_id', '=', device.user_id)
      .execute();
    return undefined;
  },
);
