import { fontFamily } from '../theme/tokens.js';

/** Fonts for text on the map, which MapLibre loads from the page and the device. */
export const MAP_FONTS: string[] = fontFamily
  .split(',')
  .map((name) => name.trim().replaceAll("'", ''));
