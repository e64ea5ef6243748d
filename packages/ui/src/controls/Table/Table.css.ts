import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** Wide tables scroll inside the page. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  selectors: { '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '2px' } },
});

export const table = style({ inlineSize: '100%' });

const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  whiteSpace: 'nowrap',
});

export const aligns = styleVariants({
  start: [cell, { textAlign: 'start' }],
  /** For quantities, so that digits stand below digits. */
  end: [cell, { textAlign: 'end' }],
});

export const head = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const rowHead = style({ color: vars.color.text.strong });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&[data-total]': { fontWeight: vars.font.weight.strong } },
});
