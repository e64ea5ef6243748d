import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const confirmation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  margin: 0,
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.sunken,
});

/** Keeps its size beside texts of any length. */
export const seal = style({ flex: 'none' });
