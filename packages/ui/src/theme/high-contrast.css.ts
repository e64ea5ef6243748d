import { globalStyle } from '@vanilla-extract/css';
import { themedVars } from './themed-vars.js';

/** Class that forces the high-contrast theme on an element and its content. */
export const highContrastTheme = 'cs-theme-high-contrast';

globalStyle(`.${highContrastTheme}`, { colorScheme: 'light', vars: themedVars('high-contrast') });
