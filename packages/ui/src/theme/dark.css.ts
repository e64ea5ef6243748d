import { forceTheme } from './themed-vars.js';

/** Class that forces the dark theme on an element and its content. */
export const darkTheme = 'cs-theme-dark';

forceTheme(darkTheme, 'dark');
