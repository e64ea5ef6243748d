import type { OperationRequest } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { mailQueue } from './mail-queue.js';

type AddressRequest = Pick<
  OperationRequest<'recoverPassword' | 'resendVerification'>,
  'path' | 'messages'
>;

/** Queues a mail to the account of an address, without revealing whether there is one. */
export async function sendToAddress(
  { path, messages }: AddressRequest,
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  kind: 'verify' | 'recover',
): Promise<{ msg: string }> {
  const account = { email: path.email };
  await jobs.send(db, mailQueue, { kind, account });
  return { msg: messages['account.msg']({ what: 'sent' }) };
}
