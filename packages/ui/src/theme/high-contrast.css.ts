import { forceTheme } from './themed-vars.js';

/** Class that forces the high-contrast theme on an element and its content. */
export const highContrastTheme = 'cs-theme-high-contrast';

forceTheme(highContrastTheme, 'high-contrast');
