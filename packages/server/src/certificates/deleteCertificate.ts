import { operation, signedInUser } from '../platform/http/operation.js';
import { getOwnCertificate } from './queries.js';

export const deleteCertificate = operation(
  'deleteCertificate',
  async ({ path, ...request }, { db }) => {
    const { id } = await getOwnCertificate(db, path.id, signedInUser(request));
    await db.deleteFrom('certificate').where('id', '=', id).execute();
    return undefined;
  },
);
