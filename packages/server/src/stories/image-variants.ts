/** Smaller versions of the image of a story. */
export type ImageVariant = 'small' | 'medium';

/** Returns the key of a variant: `story/3f/3f79….jpg` has `story/3f/3f79…_small.jpg`. */
export function variantKey(key: string, variant: ImageVariant): string {
  return key.replace(/\.jpg$/, `_${variant}.jpg`);
}

/** Returns the key of the original of a variant; any other key unchanged. */
export function originalImageKey(key: string): string {
  return key.replace(/^(story\/.+)_(small|medium)\.jpg$/, '$1.jpg');
}
