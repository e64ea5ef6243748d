import type { AccountDeletion } from '../accounts/account-deletion.js';
import { findDeletedAccount } from '../accounts/deleted-accounts.js';
import { verifyPassword } from '../accounts/password.js';
import { limitGuesses } from '../accounts/password-attempts.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { restore } from './restore.js';

export const restoreUser = (parts: readonly Pick<AccountDeletion, 'restore'>[]) =>
  operation(
    'restoreUser',
    async ({ body, address, messages }, services) => {
      const { db, jobs } = services;
      const email = body.email.trim();
      const deleted = await limitGuesses(
        services,
        { account: email, source: { address } },
        async () => {
          const found = await findDeletedAccount(services, email);
          return (await verifyPassword(found?.password_hash, body.password)) ? found : undefined;
        },
      );
      if (!deleted) throw refused();
      await db.transaction().execute(async (transaction) => {
        // Another call has restored the account, or it was removed for good.
        if (!(await restore(transaction, jobs, { id: deleted.id, parts }))) throw refused();
      });
      return { msg: messages['account.msg']({ what: 'restored' }) };
    },
    { rateLimit: { perMinute: 10, byAddress: true } },
  );

function refused(): FieldError {
  const message = text('oauth.wrong_password');
  return new FieldError([{ loc: ['password'], type: 'wrong_password', message }]);
}
