import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minBlockSize: vars.size.control,
  fontSize: vars.font.size.sm,
  // On a phone the map takes this space when there are no buttons.
  '@container': {
    '(width < 34rem)': { selectors: { '&[data-idle]': { display: 'none' } } },
  },
});

export const name = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const hint = style({
  color: vars.color.text.muted,
  '@container': { '(width < 34rem)': { display: 'none' } },
});

export const interval = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x3}`,
  fontVariantNumeric: 'tabular-nums',
});

export const ends = style({ display: 'flex', gap: vars.space.x2, marginInlineStart: 'auto' });
