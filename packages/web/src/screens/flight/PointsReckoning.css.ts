import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** As on a slip of paper: signs and words on the left, figures below each other on the right. */
export const steps = style({
  maxInlineSize: '28rem',
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

export const term = style({ display: 'flex', gap: vars.space.x2 });

export const sign = style({ flex: 'none', inlineSize: '1ch', color: vars.color.text.muted });

export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
