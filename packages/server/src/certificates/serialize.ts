import type { Certificate } from '@cloudstreet/sdk';
import type { Selectable } from 'kysely';
import type { DB } from '../platform/database/schema.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

type CertificateRow = Selectable<DB['certificate']>;

export function serializeCertificate(row: CertificateRow, publicUrl: string): Certificate {
  return {
    id: row.id,
    season: row.season,
    created: toTimestamp(row.created),
    url: `${publicUrl}/certificate/${row.code}`,
    ...row.figures,
  };
}
