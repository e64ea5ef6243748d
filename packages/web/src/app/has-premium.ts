import type { Me } from '@cloudstreet/sdk';

/** Whether the plan of an account, see `useMe`, holds what requires Premium. */
export function hasPremium(me: Me | null | undefined): boolean {
  return me?.access === 'premium' || me?.access === 'patron';
}
