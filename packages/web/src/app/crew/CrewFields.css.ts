import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const fieldset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({
  marginBlockEnd: vars.space.x1,
  padding: 0,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});
