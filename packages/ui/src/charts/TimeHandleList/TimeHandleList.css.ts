import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({ flex: '1 1 8rem', minInlineSize: 0 });

export const time = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  whiteSpace: 'nowrap',
});

/** Time runs from left to right in every script. */
export const buttons = style({ display: 'flex', marginInlineStart: 'auto', direction: 'ltr' });

globalStyle(`${buttons} [aria-disabled=true]`, { opacity: 0.4, cursor: 'default' });
