import type { Executor } from '../platform/database/database.js';
import { type CouponFacts, countedPlan, isLive, type SubscriptionFacts } from './plan-rules.js';

/** A subscription as it is stored. */
export type SubscriptionRow = Awaited<ReturnType<typeof findSubscriptions>>[number];

/** Subscriptions and redeemed coupons of a user. */
export interface Holdings {
  subscriptions: readonly SubscriptionRow[];
  coupons: readonly CouponFacts[];
}

export async function findHoldings(db: Executor, userId: number): Promise<Holdings> {
  const subscriptions = await findSubscriptions(db, userId);
  const coupons = await db
    .selectFrom('coupon_redemption')
    .innerJoin('coupon', 'coupon.id', 'coupon_redemption.coupon_id')
    .where('user_id', '=', userId)
    .orderBy('starts')
    .select(['plan', 'starts', 'ends'])
    .execute();
  return { subscriptions, coupons };
}

/** The newest first. */
function findSubscriptions(db: Executor, userId: number) {
  return db
    .selectFrom('subscription')
    .where('user_id', '=', userId)
    .orderBy('occurred_at', 'desc')
    .selectAll()
    .execute();
}

/** The subscription that is paid for; of several, one whose payment has failed waits behind the others. */
export function liveSubscription(
  { subscriptions }: Holdings,
  now: Date,
): SubscriptionRow | undefined {
  const live = subscriptions.filter((facts: SubscriptionFacts) => isLive(facts, now));
  return live.find(({ status }) => status !== 'past_due') ?? live[0];
}

/** Writes what counts now beside the user's name, for lists of people. */
export async function keepPlan(db: Executor, userId: number, now: Date): Promise<void> {
  const { subscriptions, coupons } = await findHoldings(db, userId);
  await db
    .updateTable('user')
    .set({ plan: countedPlan(subscriptions, coupons, now) ?? null })
    .where('id', '=', userId)
    .execute();
}

/** Does so for everybody who has a plan: time ends plans without a word. */
export async function keepPlans(db: Executor, now: Date): Promise<void> {
  const users = await db.selectFrom('user').where('plan', 'is not', null).select('id').execute();
  for (const { id } of users) await keepPlan(db, id, now);
}
