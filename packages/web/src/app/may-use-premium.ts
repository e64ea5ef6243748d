import type { Instance, Me } from '@cloudstreet/sdk';

/**
 * Whether somebody, see `useMe`, may use what requires Premium: with a plan that holds it, and where
 * the instance sells none, everybody.
 */
export function mayUsePremium(
  me: Me | null | undefined,
  instance: Pick<Instance, 'plans'> | undefined,
): boolean {
  return instance?.plans === false || me?.access === 'premium' || me?.access === 'patron';
}
