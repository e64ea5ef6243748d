import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { CatalogueLocale } from '../platform/text/language.js';

/** Finds a deleted account that can still be restored by its address. */
export function findDeletedAccount({ db, clock }: Pick<Services, 'db' | 'clock'>, email: string) {
  return db
    .selectFrom('deleted_account')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('until', '>', clock())
    .select(['id', 'password_hash', 'until'])
    .executeTakeFirst();
}

/**
 * Finds a deleted account that can still be restored by its address, with the fields that a mail
 * needs.
 */
export async function findDeletedAccountForMail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
) {
  const { rows } = await sql<{
    id: number;
    email: string;
    until: Date;
    locale: CatalogueLocale | null;
    newsletter_language: 'de' | 'en' | null;
  }>`
    select deleted_account.id, email, until, content ->> 'locale' as locale,
      content ->> 'newsletter_language' as newsletter_language
    from deleted_account
    join deleted_account_row on account_id = deleted_account.id and table_name = 'user'
    where lower(email) = ${email.toLowerCase()} and until > ${clock()}`.execute(db);
  return rows[0];
}

/** Sets the password that restores the account. */
export async function resetPasswordOfDeletedAccount(
  db: Executor,
  { id, hash }: { id: number; hash: string },
): Promise<void> {
  await db
    .updateTable('deleted_account')
    .set({ password_hash: hash, recovery_hash: null })
    .where('id', '=', id)
    .execute();
  await sql`
    update deleted_account_row set content = jsonb_set(content, '{password_hash}', to_jsonb(${hash}::text))
    where account_id = ${id} and table_name = 'user'`.execute(db);
}

/** Finds a deleted account by the id of its user. */
export function findDeletedAccountById(db: Executor, id: number) {
  return db
    .selectFrom('deleted_account')
    .where('id', '=', id)
    .select(['id', 'email', 'until'])
    .executeTakeFirst();
}
