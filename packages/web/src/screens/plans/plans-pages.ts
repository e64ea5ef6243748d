import type { Plan } from '@cloudstreet/sdk';
import type { Messages } from '../../generated/messages/types.js';

/** A page about plans, by its path below `/plans`. */
export type PlansPageName =
  | { kind: 'overview' | 'trial' | 'payment' | 'thanks' }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'coupon'; code: string };

/** Returns the page of a path; undefined if there is none. */
export function plansPageOf(path: string): PlansPageName | undefined {
  const [page = '', code = '', ...more] = path.split('/');
  if (page === 'coupon') return more.length === 0 ? { kind: 'coupon', code } : undefined;
  if (code !== '') return undefined;
  if (page === 'supporter' || page === 'premium' || page === 'patron') {
    return { kind: 'plan', plan: page };
  }
  const kinds: Readonly<Record<string, 'overview' | 'trial' | 'payment' | 'thanks'>> = {
    '': 'overview',
    'premium-trial': 'trial',
    payment: 'payment',
    thanks: 'thanks',
  };
  const kind = kinds[page];
  return kind && { kind };
}

/** Returns whether a page requires a log-in. */
export function isOwnPage({ kind }: PlansPageName): boolean {
  return kind === 'coupon' || kind === 'payment' || kind === 'thanks';
}

export function titleOf(page: PlansPageName, messages: Messages): string {
  if (page.kind === 'plan') return messages['plans.name']({ plan: page.plan });
  const titles = {
    overview: 'plans.title',
    trial: 'plans.trial',
    coupon: 'plans.coupon',
    payment: 'plans.payment',
    thanks: 'plans.thanks',
  } as const;
  return messages[titles[page.kind]]();
}
