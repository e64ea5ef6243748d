import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.controlSmall,
  // Has the height of its line, so that its value aligns with its neighbours.
  marginBlock: `calc((1lh - ${vars.size.controlSmall}) / 2)`,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.round,
  background: 'none',
  fontWeight: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    [`${chips} > &`]: { marginBlock: 0 },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '1px' },
  },
});

/** Sign that an explanation can be opened. */
export const sign = style({
  flex: 'none',
  color: vars.color.text.muted,
  selectors: {
    '[data-hovered] > &': { color: vars.color.text.link },
    '[aria-expanded="true"] > &': { color: vars.color.text.link },
  },
});

export const why = style({
  display: 'grid',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
  paddingBlock: vars.space.x1,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.tone.brand.solid}`,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.default,
  maxInlineSize: '40rem',
  overflowWrap: 'anywhere',
});
