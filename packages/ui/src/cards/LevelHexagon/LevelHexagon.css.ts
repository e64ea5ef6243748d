import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { levelPalette } from '../../theme/tokens.js';

const hexagon = style({
  flex: 'none',
  display: 'block',
  // The fill is the colour of the level, so a border separates it from any surface.
  stroke: vars.color.border.control,
  strokeWidth: 1,
  forcedColorAdjust: 'none',
});

export const sizes = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  large: { inlineSize: '2.75rem', blockSize: '2.75rem' },
});

/** One class per level; higher levels use the last. */
export const levels = levelPalette.map((color) => style([hexagon, { fill: color }]));

export const number = style({
  fill: vars.color.text.onBrand,
  stroke: 'none',
  fontSize: '10px',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
