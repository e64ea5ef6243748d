import type { Instance, Me } from '@cloudstreet/sdk';

/**
 * Returns whether a user, see `useMe`, may use Premium features: with a plan that includes them, or if
 * the instance has no plans.
 */
export function mayUsePremium(
  me: Me | null | undefined,
  instance: Pick<Instance, 'plans'> | undefined,
): boolean {
  return instance?.plans === false || me?.access === 'premium' || me?.access === 'patron';
}
