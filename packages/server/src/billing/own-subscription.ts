import type { Plan } from '@cloudstreet/sdk';
import { comparePlans, planOf } from '../plans/plan-rules.js';
import { findHoldings, findLiveSubscription, type SubscriptionRow } from '../plans/queries.js';
import { DomainError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';

/**
 * Finds the subscription that a user pays for.
 *
 * @throws {DomainError} NO_SUBSCRIPTION if there is none.
 */
export async function ownSubscription(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: SignedInUser,
): Promise<SubscriptionRow> {
  const row = findLiveSubscription(await findHoldings(db, id), clock());
  if (!row) throw new DomainError(409, 'NO_SUBSCRIPTION', text('error.NO_SUBSCRIPTION'));
  return row;
}

/** Effect of switching to another plan. */
export interface PlanSwitch {
  /** Current plan. */
  from: Plan;
  isUpgrade: boolean;
  /** Whether the plan is the current one, regardless of a scheduled change. */
  isSame: boolean;
  /** Whether another plan was scheduled and would be cancelled. */
  takesBack: boolean;
}

/**
 * Returns the effect of switching to a plan.
 *
 * @throws {DomainError} PAYMENT_DUE or SUBSCRIPTION_ENDING if the plan cannot be switched now.
 */
export function planSwitch(row: SubscriptionRow, to: Plan, now: Date): PlanSwitch {
  if (row.status === 'past_due') {
    throw new DomainError(409, 'PAYMENT_DUE', text('error.PAYMENT_DUE'));
  }
  if (row.ends) {
    throw new DomainError(409, 'SUBSCRIPTION_ENDING', text('error.SUBSCRIPTION_ENDING'));
  }
  const from = planOf(row, now);
  return {
    from,
    isUpgrade: comparePlans(to, from) > 0,
    isSame: to === from,
    takesBack: row.plan !== from,
  };
}
