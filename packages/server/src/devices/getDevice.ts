import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { findDevice, serializeDevice } from './queries.js';

export const getDevice = operation(
  'getDevice',
  async ({ path }, { db, clock }) => {
    const row = await findDevice(db, path.id, clock());
    if (!row) throw new NotFoundError(text('device.notFound', { id: path.id }));
    return serializeDevice(row);
  },
  { rateLimit: { perMinute: 120, byAddress: true } },
);
