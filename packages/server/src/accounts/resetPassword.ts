import { operation } from '../platform/http/operation.js';
import { localeOf } from '../platform/text/language.js';
import { resetPasswordOfDeletedAccount } from './deleted-accounts.js';
import {
  findDeletedAccountByLink,
  findMailLink,
  invalidLink,
  removeMailLink,
} from './mail-links.js';
import { mailQueue } from './mail-queue.js';
import { hashPassword } from './password.js';
import { checkNewPassword } from './password-rules.js';
import { findAccount, resetPasswordOf } from './queries.js';
import { revokeFamilies } from './tokens.js';

export const resetPassword = operation(
  'resetPassword',
  async (request, services) => {
    const { body, messages, acceptLanguage } = request;
    const { db, clock, jobs } = services;
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const deleted = await findDeletedAccountByLink(transaction, { token: body.token, now });
      if (deleted) {
        await checkNewPassword(body.new_password, deleted, 'new_password');
        const hash = await hashPassword(body.new_password);
        await resetPasswordOfDeletedAccount(transaction, { id: deleted.id, hash });
        return;
      }
      const link = { token: body.token, purpose: 'recover', now } as const;
      const { user_id: userId } = await findMailLink(transaction, link);
      const account = await findAccount(transaction, { id: userId });
      if (!account) throw invalidLink('recover');
      // A refused password leaves the link valid.
      await checkNewPassword(body.new_password, account, 'new_password');
      const hash = await hashPassword(body.new_password);
      await resetPasswordOf(transaction, { userId, hash, now });
      await revokeFamilies(transaction, { userId, now });
      await removeMailLink(transaction, userId, 'recover');
      await jobs.send(transaction, mailQueue, {
        kind: 'password_changed',
        account: { id: userId },
        locale: localeOf(acceptLanguage),
      });
    });
    return { msg: messages['account.msg']({ what: 'reset' }) };
  },
  { rateLimit: { perMinute: 10, byAddress: true } },
);
