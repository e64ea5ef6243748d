import { Readable } from 'node:stream';
import { operation, signedInUser } from '../platform/http/operation.js';
import { FileResponse } from '../platform/http/responses.js';
import { localeOf, unitSystemOf } from '../platform/text/language.js';
import type { drawCertificate } from './draw-certificate.js';
import { getOwnCertificate } from './queries.js';
import { serializeCertificate } from './serialize.js';

export const downloadCertificate = operation(
  'downloadCertificate',
  async ({ path, acceptLanguage, ...request }, { db, workers, publicUrl }) => {
    const row = await getOwnCertificate(db, path.id, signedInUser(request));
    const locale = localeOf(acceptLanguage);
    const pdf = await workers.run<typeof drawCertificate>('drawCertificate', {
      certificate: serializeCertificate(row, publicUrl()),
      locale,
      unitSystem: row.unit ?? unitSystemOf(locale),
    });
    return new FileResponse({
      name: `certificate-${row.season}.pdf`,
      mediaType: 'application/pdf',
      content: Readable.from([Buffer.from(pdf)]),
    });
  },
  { rateLimit: { perMinute: 20 } },
);
