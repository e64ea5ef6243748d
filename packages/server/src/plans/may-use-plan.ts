import type { MayUsePlan } from '../platform/http/contract-routes.js';
import type { Services } from '../platform/services.js';
import { accessOf, comparePlans, countedPlan } from './plan-rules.js';
import { findHoldings } from './queries.js';

/** Tells whether somebody may use what belongs to a plan; where nobody pays, everybody may. */
export function mayUsePlan({
  db,
  clock,
  payments,
}: Pick<Services, 'db' | 'clock' | 'payments'>): MayUsePlan {
  return async (user, plan) => {
    if (!payments) return true;
    if (!user) return false;
    const { id, isSuperuser } = user;
    const { subscriptions, coupons } = await findHoldings(db, id);
    const account = await db
      .selectFrom('user')
      .where('id', '=', id)
      .select(['ssa_id', 'is_early_bird'])
      .executeTakeFirst();
    const access = accessOf({
      plan: countedPlan(subscriptions, coupons, clock()),
      ssaId: account?.ssa_id ?? null,
      isEarlyBird: account?.is_early_bird ?? false,
      isSuperuser,
    });
    return access !== undefined && comparePlans(access, plan) >= 0;
  };
}
