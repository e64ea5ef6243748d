import { localeOfUser } from '../accounts/locale-of-user.js';
import type { Services } from '../platform/services.js';
import { dateLanguageOf, messagesOf, textLanguageOf } from '../platform/text/language.js';
import type { NotificationKinds } from './kinds.js';
import type { WithPush } from './push.js';
import { type PushJob } from './push-queue.js';
import { findSubscription, removeSubscription } from './push-subscriptions.js';
import { countUnread, findNotification } from './queries.js';
import { serializeNotification } from './serialize.js';

/** A message that arrives later is of no use: the list of notifications has it. */
const GOOD_FOR_MS = 4 * 3_600_000;

/** Message to a service worker: exactly what it shows. */
export interface PushedNotification {
  readonly id: number;
  readonly text: string;
  readonly link: string;
  /** Messages with the same value replace each other on the device. */
  readonly group?: string;
  /** Number of unread notifications. */
  readonly unread: number;
  /** As browsers and screen readers know it. */
  readonly language: string;
}

/** Job: sends a notification to one device, if it is neither read nor old by then. */
export async function sendPush(
  { db, push, clock }: Services & WithPush,
  { notificationId, subscriptionId }: PushJob,
  kinds: NotificationKinds,
): Promise<void> {
  const row = await findNotification(db, notificationId);
  const device = await findSubscription(db, subscriptionId);
  if (!row || row.read !== null || !device) return;
  const leftMs = row.created.getTime() + GOOD_FOR_MS - clock().getTime();
  if (leftMs <= 0) return;
  const language = localeOfUser(device, device.own_locale);
  const messages = messagesOf(language);
  const { id, text, link } = serializeNotification(row, {
    kinds,
    messages,
    dateLanguage: dateLanguageOf(language),
  });
  const unread = await countUnread(db, row.user_id);
  const pushed: PushedNotification = {
    id,
    text,
    link,
    ...(row.comment_id !== null && { group: `${row.event} ${row.flight_id}` }),
    unread,
    language: textLanguageOf(language),
  };
  const { endpoint, p256dh, auth } = device;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const isThere = await push.send(subscription, JSON.stringify(pushed), Math.ceil(leftMs / 1000));
  if (!isThere) await removeSubscription(db, subscriptionId);
}
