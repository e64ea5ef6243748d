import { createECDH } from 'node:crypto';
import { lockUser } from '../accounts/lock-user.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import type { Push, PushSubscription } from './push.js';

/** Devices of one user; each costs a message. */
const MAX_SUBSCRIPTIONS = 20;

/** The devices of a user that are signed in, the oldest first. */
export function findSubscriptions(db: Executor, userId: number) {
  return ofUsers(db)
    .where('user_id', '=', userId)
    .orderBy('push_subscription.id')
    .select('push_subscription.id')
    .execute();
}

export function findSubscription(db: Executor, id: number) {
  return ofUsers(db)
    .where('push_subscription.id', '=', id)
    .innerJoin('user', 'user.id', 'token_family.user_id')
    .select(['endpoint', 'p256dh', 'auth', 'user.locale', 'newsletter_language'])
    .select('push_subscription.locale as own_locale')
    .executeTakeFirst();
}

function ofUsers(db: Executor) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('token_family', 'token_family.id', 'push_subscription.family_id')
    .where('token_family.revoked', 'is', null);
}

export interface NewSubscription {
  readonly subscription: PushSubscription;
  readonly userId: number;
  readonly familyId: number;
  readonly locale: string;
  readonly now: Date;
}

/** Stores a device; if the user has too many, the oldest is removed. */
export async function storePushSubscription(
  transaction: Executor,
  { subscription: { endpoint, keys }, userId, familyId, locale, now }: NewSubscription,
): Promise<void> {
  // Locked, so that each of several simultaneous calls counts the others.
  await lockUser(transaction, userId);
  const values = { family_id: familyId, p256dh: keys.p256dh, auth: keys.auth, locale };
  await transaction
    .insertInto('push_subscription')
    .values({ ...values, endpoint, created: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  const ids = (await findSubscriptions(transaction, userId)).map(({ id }) => id);
  for (const id of ids.slice(0, -MAX_SUBSCRIPTIONS)) await removeSubscription(transaction, id);
}

export async function removeSubscription(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/**
 * @throws {FieldError} If no message could ever be sent to a device, or it should not be.
 */
export function checkSubscription(push: Push, { endpoint, keys }: PushSubscription): void {
  if (!push.takes(endpoint)) {
    throw new FieldError([
      { loc: ['endpoint'], type: 'no_push_service', message: text('push.endpoint') },
    ]);
  }
  if (!isPoint(keys.p256dh) || Buffer.from(keys.auth, 'base64url').length !== AUTH_BYTES) {
    throw new FieldError([{ loc: ['keys'], type: 'no_push_keys', message: text('push.keys') }]);
  }
}

/** Of the secret that a browser makes for its messages (RFC 8291, section 3.2). */
const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** Whether this is a public key on P-256, uncompressed, as a browser sends it. */
function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== POINT_BYTES) return false;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}
