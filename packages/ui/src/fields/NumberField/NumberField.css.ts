import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const unit = style({
  paddingInlineEnd: vars.space.x2,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});
