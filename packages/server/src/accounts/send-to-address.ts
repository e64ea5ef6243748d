import type { OperationRequest } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';

type Request = Pick<
  OperationRequest<'recoverPassword' | 'resendVerification'>,
  'path' | 'messages'
>;

/** Has a mail sent to the account of an address; nobody learns here whether there is one. */
export async function sendToAddress(
  { path, messages }: Request,
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  kind: 'verify' | 'recover',
): Promise<{ msg: string }> {
  const account = { email: path.email };
  await jobs.send(db, 'send-mail', { kind, account });
  return { msg: messages['account.msg']({ what: 'sent' }) };
}
