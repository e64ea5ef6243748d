import type { Selectable } from 'kysely';
import type { DB } from '../platform/database/schema.js';

type Standing = Pick<Selectable<DB['user']>, 'plan' | 'badge' | 'is_developer'>;

/** Public status of a user: their plan, if they show it, and whether they are a developer. */
export function publicStatus({ plan, badge, is_developer: isDeveloper }: Standing) {
  return {
    ...(badge && plan && { status: plan }),
    ...(badge && plan === 'patron' && { badge: true }),
    ...(isDeveloper && { developer: true }),
  };
}
