import { FieldError, text } from '../platform/errors/errors.js';
import { operation, sessionUser } from '../platform/http/operation.js';
import { localeOf } from '../platform/text/language.js';
import { type AccountMail, mailQueue } from './mail-queue.js';
import { checkOwnPassword } from './own-password.js';
import { getOwner } from './queries.js';

export const requestUpdateEmail = operation(
  'requestUpdateEmail',
  async (request, services) => {
    const { body, messages, acceptLanguage } = request;
    const user = sessionUser(request);
    await checkOwnPassword(services, user, body.password, 'password');
    const { email } = await getOwner(services.db, user.id);
    if (email.toLowerCase() === body.new_email.toLowerCase()) {
      const message = text('user.email.same');
      throw new FieldError([{ loc: ['new_email'], type: 'email_same', message }]);
    }
    const mail = {
      account: { id: user.id },
      locale: localeOf(acceptLanguage),
    };
    await services.db.transaction().execute(async (transaction) => {
      const send = (queued: AccountMail) => services.jobs.send(transaction, mailQueue, queued);
      await send({ ...mail, kind: 'update_email', to: body.new_email });
      await send({ ...mail, kind: 'update_requested', address: body.new_email });
    });
    return { msg: messages['account.msg']({ what: 'update_sent' }) };
  },
  { rateLimit: { perMinute: 5 } },
);
