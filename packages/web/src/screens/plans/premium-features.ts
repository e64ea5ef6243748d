import type { Instance } from '@cloudstreet/sdk';

/** Features of premium and patron only. */
export type PremiumFeature = 'coach' | 'space' | 'day' | 'satellite';

/** Returns the features. Satellite maps are listed if the operator has some that need premium. */
export function premiumFeatures({
  map_layers: layers = [],
}: Pick<Instance, 'map_layers'>): PremiumFeature[] {
  const hasMaps = layers.some(({ kind, premium }) => kind === 'satellite' && premium);
  return ['coach', 'space', 'day', ...(hasMaps ? (['satellite'] as const) : [])];
}
