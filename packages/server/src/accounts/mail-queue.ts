import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { JOBS_SCHEMA, type Queue } from '../platform/queue/jobs.js';
import type { CatalogueLocale } from '../platform/text/language.js';

/** A mail about an account. */
export interface AccountMail {
  kind:
    | 'verify'
    | 'recover'
    | 'account_exists'
    | 'update_email'
    | 'update_requested'
    | 'email_changed'
    | 'password_changed'
    | 'token_created'
    | 'account_deleted'
    | 'flight_uploaded'
    | 'user_message';
  account: { id: number } | { email: string };
  /** Recipient, if it is not the address of the account. */
  to?: string;
  /** The new address that the mail names. */
  address?: string;
  /** The flight that the mail links to. */
  flightId?: number;
  /** Text of one user to another. */
  message?: { senderId: number; text: string };
  /** Language of the call that causes the mail, if the account's owner made it. */
  locale?: CatalogueLocale;
}

export const mailQueue: Queue<AccountMail> = { name: 'send-mail', expireInSeconds: 600 };

/** Removes queued and sent mails of a deleted account. */
export async function removeQueuedMails(
  executor: Executor,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await sql`
    delete from ${sql.table(`${JOBS_SCHEMA}.job`)} where name = ${mailQueue.name} and (
      data -> 'account' ->> 'id' = ${String(id)} or
      lower(${email}) in (lower(data -> 'account' ->> 'email'), lower(data ->> 'to'),
        lower(data ->> 'address')))`.execute(executor);
}
