import { sql } from 'kysely';
import type { SubscriptionState } from '../plans/plan-rules.js';
import { updateUserPlan } from '../plans/queries.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { Payments } from './payments.js';

/** A subscription in an event or a response of Paddle. */
export interface PaddleSubscription {
  readonly id: string;
  readonly status: SubscriptionState['status'];
  readonly customerId: string;
  readonly nextBilledAt: string | null;
  readonly canceledAt: string | null;
  readonly scheduledChange: { readonly action: string; readonly effectiveAt: string } | null;
  readonly items: readonly {
    readonly price: { readonly id: string } | null;
    readonly trialDates: { readonly endsAt: string } | null;
  }[];
  readonly customData: unknown;
}

export interface SubscriptionUpdate {
  subscription: PaddleSubscription;
  /** Time of this state, as written by Paddle. */
  occurredAt: string;
  now: Date;
}

/** Reason why nothing was stored. */
export type IgnoredReason = 'unknown user' | 'unknown price';

/**
 * Stores a subscription unless a newer state is known. Each event contains the whole subscription,
 * so their order does not matter.
 */
export async function storeSubscription(
  db: Executor,
  payments: Payments,
  { subscription, occurredAt, now }: SubscriptionUpdate,
): Promise<IgnoredReason | undefined> {
  const known = await db
    .selectFrom('subscription')
    .where('paddle_id', '=', subscription.id)
    .select(['user_id', 'plan'])
    .executeTakeFirst();
  const userId = known?.user_id ?? (await findUser(db, payments.ownerOf(subscription.customData)));
  if (userId === undefined) return 'unknown user';
  const plan =
    payments.planOfPrices(subscription.items.map(({ price }) => price?.id)) ?? known?.plan;
  if (!plan) return 'unknown price';
  const { status, scheduledChange, canceledAt } = subscription;
  const cancelled = scheduledChange?.action === 'cancel' ? scheduledChange.effectiveAt : null;
  await db
    .insertInto('subscription')
    .values({
      paddle_id: subscription.id,
      user_id: userId,
      customer_id: subscription.customerId,
      plan,
      status,
      renews: subscription.nextBilledAt,
      ends: status === 'canceled' ? canceledAt : cancelled,
      trial_ends:
        subscription.items.find(({ trialDates }) => trialDates)?.trialDates?.endsAt ?? null,
      occurred_at: occurredAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('paddle_id')
        .doUpdateSet((eb) => ({
          customer_id: eb.ref('excluded.customer_id'),
          plan: eb.ref('excluded.plan'),
          status: eb.ref('excluded.status'),
          renews: eb.ref('excluded.renews'),
          ends: eb.ref('excluded.ends'),
          trial_ends: eb.fn.coalesce('excluded.trial_ends', 'subscription.trial_ends'),
          occurred_at: eb.ref('excluded.occurred_at'),
        }))
        .whereRef('excluded.occurred_at', '>=', 'subscription.occurred_at'),
    )
    .execute();
  await updateUserPlan(db, userId, now);
  return undefined;
}

async function findUser(db: Executor, id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const row = await db.selectFrom('user').where('id', '=', id).select('id').executeTakeFirst();
  return row?.id;
}

/** Stores the response of Paddle to a change at once, instead of waiting for the event. */
export async function storeResponse(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  {
    subscription,
    paidPlan,
  }: { subscription: PaddleSubscription & { updatedAt: string }; paidPlan?: PaidPlan | null },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    if (paidPlan !== undefined) await storePaidPlan(transaction, subscription.id, paidPlan);
    await storeSubscription(transaction, payments, {
      subscription,
      occurredAt: subscription.updatedAt,
      now,
    });
  });
}

/** A paid plan that continues after a downgrade. */
export interface PaidPlan {
  plan: SubscriptionState['plan'];
  until: Date;
}

export async function storePaidPlan(
  db: Executor,
  paddleId: string,
  paidPlan: PaidPlan | null,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ paid_plan: paidPlan?.plan ?? null, paid_until: paidPlan?.until ?? null })
    .where('paddle_id', '=', paddleId)
    .execute();
}

/** Stores an event; returns false if it was stored before. */
export async function recordEvent(db: Executor, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_event (id, received) values (${id}, ${now})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}
