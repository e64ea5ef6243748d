import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Lines keep their width whatever the picture's size. */
const line = style({ vectorEffect: 'non-scaling-stroke' });

export const track = style([
  line,
  {
    stroke: vars.color.chart.altitude,
    strokeWidth: '1.5px',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
]);

export const legs = style([
  line,
  {
    stroke: vars.color.text.muted,
    strokeWidth: '1px',
    strokeDasharray: '3 3',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
]);
