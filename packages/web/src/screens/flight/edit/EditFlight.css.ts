import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

export const problem = style({ color: vars.color.tone.violation.text });

export const locked = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.sunken,
});

export const fieldset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});
