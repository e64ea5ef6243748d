import { mailQueue } from '../accounts/mail-queue.js';
import { notify } from '../notifications/notify.js';
import { countHourly } from '../platform/database/hourly-count.js';
import { ForbiddenError } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { tooManyRequests } from '../platform/http/rate-limits.js';
import { USER_MESSAGE } from './notification-kinds.js';

const MAX_PER_HOUR = 10;

export const sendUserMessage = operation('sendUserMessage', async (request, services) => {
  const { db, jobs, mailer, clock, config } = services;
  const { body, messages } = request;
  const { id: senderId } = signedInUser(request);
  if (config.rateLimit) {
    // Counted first, so that calls that only test who accepts messages are limited as well.
    const { count, waitS } = await countHourly(db, `messages of ${senderId}`, clock());
    if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
  }
  const recipient = await db
    .selectFrom('user')
    .where('id', '=', body.recipient_id)
    .where('message_enabled', '=', true)
    .select('id')
    .executeTakeFirst();
  if (!recipient || !mailer.isSending) throw new ForbiddenError('MESSAGES_OFF');
  const response = { msg: messages['message.sent']() };
  await db.transaction().execute(async (transaction) => {
    await jobs.send(transaction, mailQueue, {
      kind: 'user_message',
      account: recipient,
      message: { senderId, text: body.message },
    });
    const news = { userId: recipient.id, kind: USER_MESSAGE, actorId: senderId } as const;
    await notify(transaction, services, news);
    await request.keepResponse(transaction, response);
  });
  return response;
});
