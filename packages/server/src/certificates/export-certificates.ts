import { asJson } from '../platform/archive/entry.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import { FORMAT } from '../platform/archive/format.js';
import { findCertificates } from './queries.js';
import { serializeCertificate } from './serialize.js';

/** `certificates.json` of an archive. */
export const exportCertificates: ExportPart = {
  async *entries({ db, publicUrl }, { userId }) {
    const items = (await findCertificates(db, userId)).map((row) =>
      serializeCertificate(row, publicUrl()),
    );
    yield { name: 'certificates.json', input: asJson({ format: FORMAT, items }) };
  },
};
