import { vars } from '@cloudstreet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  paddingBlock: `0 ${vars.space.x6}`,
  paddingInline: vars.space.x6,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.text.muted,
});

// Links that do not fit on one line.
globalStyle(`${footer} > *`, { justifyContent: 'center' });
