import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** Above the symbol. */
export const link = style({
  display: 'block',
  marginBlockEnd: vars.space.x3,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  whiteSpace: 'nowrap',
});
