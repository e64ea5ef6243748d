import type { Executor } from '../database/database.js';
import type { Services } from '../services.js';

/** Somebody who has deleted his account and may still come back, by his address. */
export function findLeaver({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string) {
  return db
    .selectFrom('leaver')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('until', '>', clock())
    .select(['id', 'password_hash', 'until'])
    .executeTakeFirst();
}

/** The same by the id that he had, for the mail that tells him so. */
export function findLeaverToTell(db: Executor, id: number) {
  return db
    .selectFrom('leaver')
    .where('id', '=', id)
    .select(['id', 'email', 'until'])
    .executeTakeFirst();
}
