import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

const badge = style({
  flex: 'none',
  display: 'block',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { color: 'CanvasText', fill: 'Canvas' } },
});

export const sizes = styleVariants({
  small: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  medium: { inlineSize: '4.5rem', blockSize: '4.5rem' },
  large: { inlineSize: '8rem', blockSize: '8rem' },
});

/** Lines have the text colour of the state, and surfaces its quiet colour. */
export const states = styleVariants({
  open: [badge, { color: vars.color.text.muted, fill: vars.color.surface.sunken }],
  earned: [badge, { color: vars.color.tone.brand.text, fill: vars.color.tone.brand.surface }],
  complete: [badge, { color: vars.color.tone.lift.text, fill: vars.color.tone.lift.surface }],
});

export const rim = style({ stroke: 'currentColor', strokeWidth: 2 });
export const openRim = style([rim, { strokeWidth: 1, strokeDasharray: '3 3' }]);
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const pip = style({ stroke: 'currentColor', strokeWidth: 1 });
export const fullPip = style([pip, { fill: 'currentColor' }]);
