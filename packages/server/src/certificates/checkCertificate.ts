import { NotFoundError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { serializeCertificate } from './serialize.js';

export const checkCertificate = operation(
  'checkCertificate',
  async ({ path: { code } }, { db, publicUrl }) => {
    const row = await db
      .selectFrom('certificate')
      .where('code', '=', code)
      .selectAll()
      .executeTakeFirst();
    if (!row) throw new NotFoundError(text('certificate.notFound'));
    return serializeCertificate(row, publicUrl());
  },
);
