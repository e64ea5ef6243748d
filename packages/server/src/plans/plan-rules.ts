import type { Plan } from '@cloudstreet/sdk';

/** From the lowest; each includes those before it. */
const PLANS: readonly Plan[] = ['supporter', 'premium', 'patron'];

/** Columns of a subscription that decide on its plan. */
export interface SubscriptionState {
  plan: Plan;
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  /** End without renewal, also if it has passed. */
  ends: Date | null;
  /** A higher plan that was paid for, and until when. */
  paid_plan: Plan | null;
  paid_until: Date | null;
}

/** Plan and period of a redeemed coupon. */
export interface CouponPeriod {
  plan: Plan;
  starts: Date;
  ends: Date;
}

/** Facts about an account that grant permissions. */
export interface Holder {
  /** Plan that holds now, by a subscription or a coupon. */
  plan: Plan | undefined;
  ssaId: string | null;
  isEarlyBird: boolean;
  isSuperuser: boolean;
}

/**
 * Returns the highest plan whose features a user may use.
 *
 * @see Specification 001, section 6: supporter, premium and patron status.
 */
export function accessOf({ plan, ssaId, isEarlyBird, isSuperuser }: Holder): Plan | undefined {
  const asFriend = isEarlyBird || isSuperuser ? 'premium' : undefined;
  const asMember = ssaId ? 'supporter' : undefined;
  return highest([plan, asFriend, asMember]);
}

/** Whether a subscription continues, paid or past due. While it does, no second one can start. */
export function isLive({ status, ends }: SubscriptionState, now: Date): boolean {
  const isOpen = status === 'active' || status === 'trialing' || status === 'past_due';
  return isOpen && !(ends && ends <= now);
}

/**
 * Returns the plan of a live subscription: the higher one until the end of its paid period, else
 * its own.
 */
export function planOf(subscription: SubscriptionState, now: Date): Plan {
  const { plan, paid_plan: paid, paid_until: until } = subscription;
  return paid && until && until > now ? higher(paid, plan) : plan;
}

/**
 * Returns the current plan of all subscriptions and coupons. Past due subscriptions do not count.
 */
export function countedPlan(
  subscriptions: readonly SubscriptionState[],
  coupons: readonly CouponPeriod[],
  now: Date,
): Plan | undefined {
  return highest([
    ...subscriptions
      .filter((subscription) => subscription.status !== 'past_due' && isLive(subscription, now))
      .map((subscription) => planOf(subscription, now)),
    ...coupons.filter((coupon) => isCouponActive(coupon, now)).map(({ plan }) => plan),
  ]);
}

/** Whether a coupon counts now. */
export function isCouponActive({ starts, ends }: CouponPeriod, now: Date): boolean {
  return starts <= now && now < ends;
}

/** Whether a user with access to the features of a plan, if any, may use those of another one. */
export function includesPlan(access: Plan | undefined, plan: Plan): boolean {
  return access !== undefined && comparePlans(access, plan) >= 0;
}

/** Compares two plans: negative if the first is lower, positive if it is higher, 0 if equal. */
export function comparePlans(one: Plan, other: Plan): number {
  return PLANS.indexOf(one) - PLANS.indexOf(other);
}

function higher(one: Plan, other: Plan): Plan {
  return comparePlans(one, other) >= 0 ? one : other;
}

function highest(plans: readonly (Plan | undefined)[]): Plan | undefined {
  return plans.reduce(
    (best, plan) => (plan && best ? higher(best, plan) : (plan ?? best)),
    undefined,
  );
}
