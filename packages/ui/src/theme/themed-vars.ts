import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { colors, type ThemeName } from './tokens.js';

const SCHEMES: Record<ThemeName, string> = {
  light: 'light',
  dark: 'dark',
  'high-contrast': 'light',
};

/** Returns the custom properties that differ between themes, with the values of the given theme. */
export function themedVars(name: ThemeName): Record<string, string> {
  const color = colors[name];
  return {
    '--cs-scheme': SCHEMES[name],
    ...assignVars(vars.color, color),
    ...assignVars(vars.shadow, {
      card: `0 1px 2px -1px ${color.shadow}, 0 2px 6px -3px ${color.shadow}`,
      float: `0 12px 32px -8px ${color.shadow}, 0 2px 8px -2px ${color.shadow}`,
    }),
    ...assignVars(vars.outline, { focus: `2px solid ${vars.color.focus}` }),
  };
}

/**
 * Forces a theme on the elements of a class and their content. On the root of a page it leaves what the
 * browser draws, such as scroll bars, to the page.
 */
export function forceTheme(className: string, name: ThemeName): void {
  globalStyle(`.${className}`, { vars: themedVars(name) });
  globalStyle(`.${className}:not(:root)`, { colorScheme: SCHEMES[name] });
}
