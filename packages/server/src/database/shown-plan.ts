import type { Selectable } from 'kysely';
import type { Schema } from './schema.js';

/** What others see of a user's plan: nothing, unless he shows it. */
export function shownPlan({ plan, badge }: Pick<Selectable<Schema['user']>, 'plan' | 'badge'>) {
  if (!badge || !plan) return undefined;
  return { status: plan, ...(plan === 'patron' && { badge: true }) };
}
