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

const line = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' });

export const casing = style([line, { stroke: vars.color.surface.raised, strokeWidth: 5 }]);

export const track = style([line, { stroke: 'currentcolor', strokeWidth: 2 }]);

export const extent = style({
  fill: 'currentcolor',
  fillOpacity: 0.16,
  stroke: 'currentcolor',
  strokeWidth: 1.5,
});

export const takeoff = style({
  fill: vars.color.surface.raised,
  stroke: 'currentcolor',
  strokeWidth: 2,
});
