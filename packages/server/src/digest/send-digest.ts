import { localeOfUser } from '../accounts/locale-of-user.js';
import { findAccount } from '../accounts/queries.js';
import { countNewFlights } from '../follows/model/feed-query.js';
import type { NotificationKinds } from '../notifications/kinds.js';
import { countUnread, findUnreadSince } from '../notifications/queries.js';
import { serializeNotification } from '../notifications/serialize.js';
import { composeMail } from '../platform/mail/compose-mail.js';
import { UndeliverableError } from '../platform/mail/mailer.js';
import type { Services } from '../platform/services.js';
import { dateLanguageOf, messagesOf } from '../platform/text/language.js';
import type { DigestJob } from './digest-queue.js';

/** More are only counted. */
const MAX_NOTIFICATIONS = 20;

/**
 * Job: mails to a user the unread notifications since their last digest and the number of new flights
 * of pilots they follow. Without either, or if they turned it off meanwhile, there is no mail.
 */
export async function sendDigest(
  services: Services,
  { userId, since }: DigestJob,
  kinds: NotificationKinds,
): Promise<void> {
  const { db, mailer, log } = services;
  const account = await findAccount(db, { id: userId });
  if (!account || account.digest === 'off') return;
  const rows = await findUnreadSince(db, {
    userId,
    since: new Date(since),
    limit: MAX_NOTIFICATIONS,
  });
  const flights = await countNewFlights(db, userId);
  if (rows.length === 0 && flights === 0) return;
  const locale = localeOfUser(account);
  const messages = messagesOf(locale);
  const reader = { kinds, messages, dateLanguage: dateLanguageOf(locale) };
  const unread = await countUnread(db, userId);
  const publicUrl = services.publicUrl();
  const host = new URL(publicUrl).host;
  const settings = `${publicUrl}/settings/customize`;
  const path = rows.length > 0 ? `user/${userId}/notifications` : 'feed';
  const content = {
    subject: messages['digest.subject']({ host }),
    paragraphs: [
      ...rows.map((row) => serializeNotification(row, reader).text),
      ...(unread > rows.length ? [messages['digest.unread']({ count: unread })] : []),
      ...(flights > 0 ? [messages['digest.flights']({ count: flights })] : []),
    ],
    action: { label: messages['digest.open'](), url: `${publicUrl}/${path}` },
    reason: messages['digest.reason']({ host, url: settings }),
    unsubscribe: settings,
  };
  try {
    await mailer.send(composeMail(account.email, locale, content));
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    log.warn({ err: error, kind: 'digest', userId }, 'mail refused');
  }
}
