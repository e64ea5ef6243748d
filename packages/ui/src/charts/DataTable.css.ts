import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';

export const disclosure = style({ fontSize: vars.font.size.xs });

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.x1,
  color: vars.color.text.link,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '2px' } },
});

/** Scrolls by itself, with the head in sight. */
export const scroller = style({
  maxBlockSize: '20rem',
  overflow: 'auto',
  marginBlockStart: vars.space.x1,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
});

export const table = style({ inlineSize: '100%' });

const cell = style({
  padding: `${vars.space.x05} ${vars.space.x3}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { textAlign: 'start', inlineSize: '100%' } },
});

export const headCell = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    paddingBlock: vars.space.x1,
    color: vars.color.text.muted,
    background: vars.color.surface.sunken,
  },
]);

export const bodyCell = style([
  cell,
  { borderBlockStart: `1px solid ${vars.color.border.subtle}`, fontWeight: 'inherit' },
]);
