import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colors, scale } from './tokens.js';

const structure = {
  color: colors.light,
  ...scale,
  shadow: { card: null, float: null },
  outline: { focus: null },
  size: { control: null, controlSmall: null, touch: null, icon: null },
  motion: { quick: null, slow: null },
};

/**
 * Names of all custom properties, `--cs-…`. They are stable: a site that embeds the kit can set
 * them on any element to change the style of its content.
 */
export const vars = createGlobalThemeContract(structure, (_value, path) => `cs-${kebab(path)}`);

function kebab(path: readonly string[]): string {
  return path
    .join('-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
}
