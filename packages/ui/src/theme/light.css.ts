import { forceTheme } from './themed-vars.js';

/** Class that forces the light theme on an element and its content. */
export const lightTheme = 'cs-theme-light';

forceTheme(lightTheme, 'light');
