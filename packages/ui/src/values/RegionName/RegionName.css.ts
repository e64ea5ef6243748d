import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const region = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x2,
  minInlineSize: 0,
});
