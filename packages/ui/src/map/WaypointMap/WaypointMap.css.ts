import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** In the corner opposite the controls. */
export const card = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  inlineSize: `min(20rem, 100% - ${vars.size.control} - 4 * ${vars.space.x3})`,
  maxBlockSize: '60%',
  overflow: 'auto',
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
});

export const fallback = style({ padding: vars.space.x4 });
