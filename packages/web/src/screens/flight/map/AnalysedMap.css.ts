import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the corner of the map without controls. */
export const views = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  left: vars.space.x3,
  zIndex: 3,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
});
