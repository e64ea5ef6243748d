import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const icon = style({
  flex: 'none',
  marginInlineStart: vars.space.x3,
  color: vars.color.text.muted,
});

export const clear = style({
  selectors: { '[data-empty] &': { visibility: 'hidden' } },
});
