import { FieldError, text } from '../http/errors.js';
import { operation } from '../http/operation.js';
import { findLeaver } from '../users/leavers.js';
import { verifyPassword } from '../users/password.js';
import { limitGuesses } from '../users/password-attempts.js';
import { putBack } from './put-back.js';

export const restoreUser = operation(
  'restoreUser',
  async ({ body, address, messages }, services) => {
    const { db, jobs } = services;
    const email = body.email.trim();
    const leaver = await limitGuesses(
      services,
      { account: email, source: { address } },
      async () => {
        const found = await findLeaver(services, email);
        return (await verifyPassword(found?.password_hash, body.password)) ? found : undefined;
      },
    );
    if (!leaver) throw refused();
    await db.transaction().execute(async (transaction) => {
      // Another call has brought him back, or he has gone for good.
      if (!(await putBack(transaction, jobs, leaver.id))) throw refused();
    });
    return { msg: messages['account.msg']({ what: 'restored' }) };
  },
);

function refused(): FieldError {
  const message = text('oauth.wrong_password');
  return new FieldError([{ loc: ['password'], type: 'wrong_password', message }]);
}
