import { globalStyle } from '@vanilla-extract/css';
import { themedVars } from './themed-vars.js';

/** Class that forces the light theme on an element and its content. */
export const lightTheme = 'cs-theme-light';

globalStyle(`.${lightTheme}`, { colorScheme: 'light', vars: themedVars('light') });
