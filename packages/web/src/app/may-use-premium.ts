import type { Instance, Me } from '@cloudstreet/sdk';

/**
 * Returns whether a user (see `useMe`) can use premium features: their plan includes them, or the
 * instance has no plans.
 */
export function mayUsePremium(
  me: Me | null | undefined,
  instance: Pick<Instance, 'plans'> | undefined,
): boolean {
  return instance?.plans === false || me?.access === 'premium' || me?.access === 'patron';
}
