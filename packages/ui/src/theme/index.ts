export { breakpoints } from './breakpoints.js';
export { vars } from './contract.css.js';
export { darkTheme } from './dark.css.js';
export { highContrastTheme } from './high-contrast.css.js';
export { lightTheme } from './light.css.js';
export { media } from './media.js';
export {
  type ThemePreference,
  ThemeProvider,
  type ThemeProviderProps,
  useTheme,
} from './ThemeProvider.js';
export {
  brandColor,
  type ColorTokens,
  climbPalettes,
  colors,
  fontFamily,
  frameColors,
  levelPalette,
  scale,
  type ThemeName,
  type Tone,
  type ToneColors,
  trackPalettes,
} from './tokens.js';
export { useMediaQuery } from './use-media-query.js';
export { visuallyHidden } from './visually-hidden.css.js';
