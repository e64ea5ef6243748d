import type { Selectable } from 'kysely';
import type { DB } from '../platform/database/schema.js';

type Standing = Pick<Selectable<DB['user']>, 'plan' | 'badge' | 'is_developer'>;

/** What others see of a user's standing. Nothing of his plan, unless he shows it. */
export function publicStatus({ plan, badge, is_developer: isDeveloper }: Standing) {
  return {
    ...(badge && plan && { status: plan }),
    ...(badge && plan === 'patron' && { badge: true }),
    ...(isDeveloper && { developer: true }),
  };
}
