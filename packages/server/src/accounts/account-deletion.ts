import type { RawBuilder, Selectable } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import type { Services } from '../platform/services.js';
import { removeQueuedMails } from './mail-queue.js';
import { forgetGuesses } from './password-attempts.js';

/** A deleted account until its removal. */
export type DeletedAccount = Selectable<DB['deleted_account']>;

/**
 * Steps of a resource when an account is deleted, restored, or removed for good a week later. Rows
 * that a foreign key deletes with the user need no step: they are stored, deleted and inserted again.
 */
export interface AccountDeletion<Context = Services> {
  /** Tables whose rows are not stored for a restore. */
  readonly notStored?: readonly string[];
  /** Further rows that are stored and deleted with an account. */
  readonly furtherRows?: {
    readonly table: string;
    readonly condition: (userId: number) => RawBuilder<boolean>;
  };
  /** Runs before rows are stored: locks rows, and transfers those that others keep. */
  readonly prepare?: (transaction: Executor, services: Context, userId: number) => Promise<void>;
  /** Finds the keys of stored files that a restored account needs. */
  readonly findFiles?: (transaction: Executor, userId: number) => Promise<readonly string[]>;
  /** Removes the user from rows that stay, after rows are stored and before the user is deleted. */
  readonly detach?: (transaction: Executor, userId: number) => Promise<void>;
  /** Completes a restore, after the rows are inserted again from the table `coming_back`. */
  readonly restore?: (
    transaction: Executor,
    services: Pick<Services, 'jobs'>,
    account: DeletedAccount,
  ) => Promise<void>;
  /** Removes personal data before the account is removed, outside its transaction. Can run again. */
  readonly erase?: (services: Context, account: DeletedAccount) => Promise<void>;
  /** Removes rows in the transaction that has removed the account. */
  readonly remove?: (
    transaction: Executor,
    services: Context,
    removed: { readonly account: DeletedAccount; readonly keys: readonly string[] },
  ) => Promise<void>;
}

/** Removes queued mails and password attempts. Sessions, tokens and links are not restored. */
export const deletionOfAccounts: AccountDeletion = {
  notStored: ['token_family', 'mail_link', 'personal_token'],
  erase: ({ mailer }, { email }) => mailer.forget(email),
  remove: async (transaction, _services, { account }) => {
    await forgetGuesses(transaction, account);
    await removeQueuedMails(transaction, account);
  },
};
