import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  paddingBlock: `0 ${vars.space.x6}`,
  paddingInline: vars.space.x6,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
  color: vars.color.text.muted,
});
