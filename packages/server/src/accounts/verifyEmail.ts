import { operation } from '../platform/http/operation.js';
import { findMailLink } from './mail-links.js';

export const verifyEmail = operation(
  'verifyEmail',
  async ({ path, messages }, { db, clock }) => {
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const link = await findMailLink(transaction, { token: path.token, purpose: 'verify', now });
      await transaction
        .updateTable('user')
        .set({ verified: now })
        .where('id', '=', link.user_id)
        .where('verified', 'is', null)
        .execute();
    });
    return { msg: messages['account.msg']({ what: 'verified' }) };
  },
  { rateLimit: { perMinute: 30, byAddress: true } },
);
