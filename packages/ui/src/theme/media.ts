import { breakpoints } from './breakpoints.js';

/** Media queries of the three layouts, for `@media` in styles and for `matchMedia`. */
export const media = {
  mobile: `(width < ${breakpoints.mobile}px)`,
  aboveMobile: `(width >= ${breakpoints.mobile}px)`,
  belowMiddle: `(width < ${breakpoints.middle}px)`,
  middle: `(width >= ${breakpoints.middle}px)`,
  wide: `(width >= ${breakpoints.wide}px)`,
  canHover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
