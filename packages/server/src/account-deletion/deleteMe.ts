import type { AccountDeletion } from '../accounts/account-deletion.js';
import { localeOfUser } from '../accounts/locale-of-user.js';
import { mailQueue } from '../accounts/mail-queue.js';
import { checkOwnPassword, wrongPassword } from '../accounts/own-password.js';
import { operation, sessionUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { softDelete } from './soft-delete.js';

/** Time in which a deleted account may be restored. */
const GRACE_MS = 7 * 86_400_000;

export const deleteMe = <Context extends Services>(parts: readonly AccountDeletion<Context>[]) =>
  operation('deleteMe', async (request, services: Context) => {
    const { body, messages, acceptLanguage } = request;
    const { db, clock, jobs } = services;
    const user = sessionUser(request);
    const checkedHash = await checkOwnPassword(services, user, body.password, 'password');
    const until = new Date(clock().getTime() + GRACE_MS);
    await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('user')
        .where('id', '=', user.id)
        .select([
          'id',
          'name',
          'email',
          'club_id',
          'password_hash',
          'locale',
          'newsletter_language',
        ])
        .forUpdate()
        .executeTakeFirst();
      // The second of two simultaneous calls finds no user; a new password ends this session.
      if (row?.password_hash !== checkedHash) throw wrongPassword('password');
      const { locale, newsletter_language, ...account } = row;
      await softDelete(transaction, services, { account, until, parts });
      await jobs.send(transaction, mailQueue, {
        kind: 'account_deleted',
        account: { id: user.id },
        locale: localeOfUser({ locale, newsletter_language }, acceptLanguage),
      });
    });
    return { msg: messages['account.msg']({ what: 'deleted' }), restore_until: toTimestamp(until) };
  });
