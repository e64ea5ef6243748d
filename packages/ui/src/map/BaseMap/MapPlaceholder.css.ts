import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** Has the size of the map. */
export const placeholder = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '12rem',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  background: vars.color.surface.sunken,
});
