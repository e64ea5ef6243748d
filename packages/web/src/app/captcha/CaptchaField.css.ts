import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const state = style({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
