import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import type { CertifiedFigures } from '../platform/database/column-types.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { certifySeason } from './certify-season.js';
import { serializeCertificate } from './serialize.js';

const MAX_OF_SEASON = 20;
const CODE_BYTES = 12;

export const createCertificate = operation(
  'createCertificate',
  async (request, { db, clock, publicUrl }) => {
    const { id: userId } = signedInUser(request);
    const { season } = request.body;
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      // Locked, so that each of several simultaneous calls finds the previous certificate.
      await lockUser(transaction, userId);
      const figures = await certifySeason(transaction, { userId, season, now });
      if (!figures) throw seasonError('NO_FLIGHTS');
      const given = await findGiven(transaction, { userId, season, figures });
      if (given.newest) return serializeCertificate(given.newest, publicUrl());
      if (given.count >= MAX_OF_SEASON) throw seasonError('TOO_MANY_CERTIFICATES');
      const row = await transaction
        .insertInto('certificate')
        .values({
          user_id: userId,
          season,
          code: randomBytes(CODE_BYTES).toString('hex'),
          figures: JSON.stringify(figures),
          created: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const certificate = serializeCertificate(row, publicUrl());
      await request.keepResponse(transaction, certificate);
      return certificate;
    });
  },
  { rateLimit: { perMinute: 20 } },
);

interface Season {
  userId: number;
  season: number;
  figures: CertifiedFigures;
}

/**
 * Returns the number of certificates of a season, and the newest one if it has the same figures.
 */
async function findGiven(transaction: Executor, { userId, season, figures }: Season) {
  const rows = await transaction
    .selectFrom('certificate')
    .where('user_id', '=', userId)
    .where('season', '=', season)
    .orderBy('id', 'desc')
    .selectAll()
    .select(sql<boolean>`figures = ${JSON.stringify(figures)}::jsonb`.as('says_the_same'))
    .execute();
  const [newest] = rows;
  return { count: rows.length, newest: newest?.says_the_same ? newest : undefined };
}

function seasonError(type: 'NO_FLIGHTS' | 'TOO_MANY_CERTIFICATES'): FieldError {
  return new FieldError([
    { loc: ['season'], type, message: text('certificate.refused', { type, most: MAX_OF_SEASON }) },
  ]);
}
