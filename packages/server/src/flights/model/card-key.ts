/** Returns the key of the card of a track: `track/3f/3f79….json.gz` has `card/3f/3f79….jpg`. */
export function cardKey(trackKey: string): string {
  return trackKey.replace(/^track\/(.+)\.json\.gz$/, 'card/$1.jpg');
}

/** Returns the key of a card's track; any other key unchanged. */
export function trackKeyOf(key: string): string {
  return key.replace(/^card\/(.+)\.jpg$/, 'track/$1.json.gz');
}
