import { fontFamily } from '../theme/tokens.js';

/** Names of fonts for text on the map, which MapLibre takes from the page and the device. */
export const MAP_FONTS: string[] = fontFamily
  .split(',')
  .map((name) => name.trim().replaceAll("'", ''));
