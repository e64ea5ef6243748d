import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const fallback = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  color: vars.color.text.muted,
});
