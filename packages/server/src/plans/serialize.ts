import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { accessOf, comparePlans, countedPlan, isCouponActive, planOf } from './plan-rules.js';
import { findLiveSubscription, type Holdings } from './queries.js';

interface AccountOfHolder {
  ssa_id: string | null;
  is_early_bird: boolean;
  is_superuser: boolean;
}

/** Returns the fields of the own account about plans. */
export function serializeHoldings(account: AccountOfHolder, holdings: Holdings, now: Date) {
  const { subscriptions, coupons } = holdings;
  return {
    is_early_bird: account.is_early_bird,
    subscription: paidSubscription(holdings, now) ?? couponSubscription(holdings, now),
    access: accessOf({
      plan: countedPlan(subscriptions, coupons, now),
      ssaId: account.ssa_id,
      isEarlyBird: account.is_early_bird,
      isSuperuser: account.is_superuser,
    }),
    trial_available: isTrialAvailable(holdings),
  };
}

/** Only before the first subscription, which a trial is, too. */
export function isTrialAvailable({ subscriptions }: Holdings): boolean {
  return subscriptions.length === 0;
}

function paidSubscription(holdings: Holdings, now: Date): Schemas['Subscription'] | undefined {
  const row = findLiveSubscription(holdings, now);
  if (!row) return undefined;
  const { status, renews, ends, trial_ends: trialEnds } = row;
  const plan = planOf(row, now);
  return withoutNull({
    plan,
    past_due: status === 'past_due',
    by: 'payment' as const,
    renews: !ends && renews ? toTimestamp(renews) : null,
    ends: ends && toTimestamp(ends),
    trial_ends: status === 'trialing' && trialEnds ? toTimestamp(trialEnds) : null,
    next_plan: comparePlans(row.plan, plan) < 0 ? row.plan : null,
  });
}

/** Returns the current coupon, with the end of the coupons that follow it. */
function couponSubscription({ coupons }: Holdings, now: Date): Schemas['Subscription'] | undefined {
  const current = coupons.find((coupon) => isCouponActive(coupon, now));
  if (!current) return undefined;
  const { plan } = current;
  const ends = coupons
    .filter((coupon) => coupon.plan === plan)
    .reduce((last, coupon) => (coupon.ends > last ? coupon.ends : last), current.ends);
  return { plan, past_due: false, by: 'coupon', ends: toTimestamp(ends) };
}
