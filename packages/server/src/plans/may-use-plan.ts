import type { MayUsePlan } from '../platform/http/permission-guard.js';
import type { Services } from '../platform/services.js';
import { accessOf, countedPlan, includesPlan } from './plan-rules.js';
import { findHoldings } from './queries.js';

/** Decides whether a user may use features of a plan; without payments every user may. */
export function mayUsePlan({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): MayUsePlan {
  return async (user, plan) => {
    if (!config.paddle) return true;
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
    return includesPlan(access, plan);
  };
}
