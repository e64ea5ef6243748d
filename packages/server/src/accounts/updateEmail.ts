import { operation, signedInUser } from '../platform/http/operation.js';
import { localeOf } from '../platform/text/language.js';
import { findMailLink, invalidLink, removeMailLink } from './mail-links.js';
import { mailQueue } from './mail-queue.js';
import { findAccount } from './queries.js';

export const updateEmail = operation(
  'updateEmail',
  async (request, services) => {
    const { path, messages, acceptLanguage } = request;
    const { db, clock, jobs } = services;
    const userId = signedInUser(request).id;
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const link = { token: path.token, purpose: 'update_email', now } as const;
      const { user_id: asker, email } = await findMailLink(transaction, link);
      const account = await findAccount(transaction, { id: userId });
      if (asker !== userId || email === null || !account) throw invalidLink('update_email');
      await transaction
        .updateTable('user')
        .set({ email })
        .where('id', '=', userId)
        .execute()
        .catch((error: unknown) => {
          // Another account has taken the address since the mail was sent.
          throw (error as { constraint?: string }).constraint === 'user_email'
            ? invalidLink('update_email')
            : error;
        });
      await removeMailLink(transaction, userId, 'update_email');
      // Links that were sent to the old address are no longer valid.
      await removeMailLink(transaction, userId, 'recover');
      await jobs.send(transaction, mailQueue, {
        kind: 'email_changed',
        account: { id: userId },
        to: account.email,
        address: email,
        locale: localeOf(acceptLanguage),
      });
    });
    return { msg: messages['account.msg']({ what: 'updated' }) };
  },
  { rateLimit: { perMinute: 10 } },
);
