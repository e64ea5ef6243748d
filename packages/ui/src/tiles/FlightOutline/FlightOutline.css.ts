import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const frame = style({ position: 'relative', inlineSize: '100%', blockSize: '100%' });

/** Has the colour of the surrounding text. */
export const outline = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const graticule = style({ stroke: vars.color.border.subtle, strokeWidth: 1 });

/** Lines have the same width at any size. */
const line = style({ vectorEffect: 'non-scaling-stroke' });

/** Separates the track from ground and graticule. */
export const casing = style([
  line,
  { stroke: vars.color.surface.raised, strokeWidth: 4.5, strokeOpacity: 0.85 },
]);

export const track = style([line, { stroke: 'currentcolor', strokeWidth: 1.75 }]);

export const takeoff = style([
  line,
  { fill: vars.color.surface.raised, stroke: 'currentcolor', strokeWidth: 1.75 },
]);

export const place = style([
  line,
  { fill: 'currentcolor', stroke: vars.color.surface.raised, strokeWidth: 2 },
]);
