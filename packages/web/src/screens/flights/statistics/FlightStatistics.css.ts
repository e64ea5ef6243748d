import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.text.muted,
});
