import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Covers the upper edge of the map, away from its controls. */
export const notice = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  margin: 0,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
});
