import { globalStyle } from '@vanilla-extract/css';
import { themedVars } from './themed-vars.js';

/** Class that forces the dark theme on an element and its content. */
export const darkTheme = 'cs-theme-dark';

globalStyle(`.${darkTheme}`, { colorScheme: 'dark', vars: themedVars('dark') });
