import { operation, signedInUser } from '../platform/http/operation.js';
import { findCertificates } from './queries.js';
import { serializeCertificate } from './serialize.js';

export const listCertificates = operation(
  'listCertificates',
  async ({ query, ...request }, { db, publicUrl }) => {
    const rows = await findCertificates(db, signedInUser(request).id, query.season);
    return rows.map((row) => serializeCertificate(row, publicUrl()));
  },
);
