import { findHoldings } from '../plans/queries.js';
import type { ExportPart } from '../platform/archive/export-part.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';

/** Subscriptions and coupons of a user. */
export const exportPlans: ExportPart = {
  async account({ db }, { userId }) {
    const { subscriptions, coupons } = await findHoldings(db, userId);
    return {
      subscriptions: subscriptions.map((row) =>
        withoutNull({
          id: row.paddle_id,
          customer_id: row.customer_id,
          plan: row.plan,
          status: row.status,
          renews: row.renews && toTimestamp(row.renews),
          ends: row.ends && toTimestamp(row.ends),
          trial_ends: row.trial_ends && toTimestamp(row.trial_ends),
        }),
      ),
      coupons: coupons.map(({ plan, starts, ends }) => ({
        plan,
        starts: toTimestamp(starts),
        ends: toTimestamp(ends),
      })),
    };
  },
};
