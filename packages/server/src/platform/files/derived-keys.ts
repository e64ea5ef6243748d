/** The smaller images beside one of a story. */
export type ImageVariant = 'small' | 'medium';

/** `story/3f/3f79….jpg` has `story/3f/3f79…_small.jpg`. */
export function variantKey(key: string, variant: ImageVariant): string {
  return key.replace(/\.jpg$/, `_${variant}.jpg`);
}

/** The picture drawn of a track: `track/3f/3f79….json.gz` has `picture/3f/3f79….jpg`. */
export function cardKey(trackKey: string): string {
  return trackKey.replace(/^track\/(.+)\.json\.gz$/, 'picture/$1.jpg');
}

/** The key of what a file was made of; any other key as it is. */
export function originalKey(key: string): string {
  return key
    .replace(/^(story\/.+)_(small|medium)\.jpg$/, '$1.jpg')
    .replace(/^picture\/(.+)\.jpg$/, 'track/$1.json.gz');
}
