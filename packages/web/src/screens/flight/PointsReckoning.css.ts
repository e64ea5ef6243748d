import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** As on a slip of paper: words and sums on the left, results below each other on the right. */
export const steps = style({
  maxInlineSize: '34rem',
  paddingInline: vars.space.x3,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
});

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
  selectors: {
    '&[data-result]': {
      borderBlockStart: `1px solid ${vars.color.border.strong}`,
      fontWeight: vars.font.weight.strong,
      color: vars.color.text.strong,
    },
  },
});

export const formula = style({
  display: 'block',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
});

export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const heading = style({ fontWeight: vars.font.weight.strong });

export const list = style({ paddingInlineStart: vars.space.x4, listStyle: 'disc' });

export const note = style({ color: vars.color.text.muted });

export const hash = style({ overflowWrap: 'anywhere' });
