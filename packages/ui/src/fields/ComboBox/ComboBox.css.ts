import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** Has no box of its own. */
export const around = style({ display: 'contents' });

export const texts = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const detail = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

export const icon = style({
  flex: 'none',
  marginInlineStart: vars.space.x3,
  marginInlineEnd: `calc(-1 * ${vars.space.x1})`,
  color: vars.color.text.muted,
});

export const empty = style({
  padding: vars.space.x3,
  color: vars.color.text.muted,
});
