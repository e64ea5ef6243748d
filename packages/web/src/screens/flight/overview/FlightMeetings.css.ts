import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});
