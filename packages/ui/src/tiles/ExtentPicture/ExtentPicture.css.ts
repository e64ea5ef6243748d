import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** Drawn in the colour of the text it stands in. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const graticule = style({ stroke: vars.color.border.subtle, strokeWidth: 1, fill: 'none' });

export const extent = style({
  fill: 'currentcolor',
  fillOpacity: 0.16,
  stroke: 'currentcolor',
  strokeWidth: 1.5,
});
