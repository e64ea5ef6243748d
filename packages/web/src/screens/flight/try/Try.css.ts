import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const problem = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.tile,
  color: vars.color.tone.violation.text,
  background: vars.color.tone.violation.surface,
});

export const keep = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
});

export const privacy = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.tone.climb.text,
});

export const lock = style({ flex: 'none' });

export const note = style({ color: vars.color.text.muted });

export const drawing = style({ display: 'grid', justifyItems: 'center' });
