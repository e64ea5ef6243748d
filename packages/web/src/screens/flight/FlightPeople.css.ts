import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const coUser = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
});
