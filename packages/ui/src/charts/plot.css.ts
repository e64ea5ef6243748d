import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { media } from '../theme/media.js';

/** Where the curves are drawn: all of an element that time runs through from left to right. */
export const host = style({ position: 'absolute', inset: 0 });

// The few rules that uPlot's own markup needs.
globalStyle(`${host} .u-wrap`, { position: 'relative', userSelect: 'none' });
globalStyle(`${host} .u-over, ${host} .u-under`, { position: 'absolute', overflow: 'hidden' });
globalStyle(`${host} .u-axis`, { position: 'absolute' });
globalStyle(`${host} .u-select`, { display: 'none' });
globalStyle(`${host} canvas`, { position: 'relative', inlineSize: '100%', blockSize: '100%' });

/** Lies over the drawing and is moved by a transform. */
export const overlay = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
  willChange: 'transform',
});

export const cursorLine = style([
  overlay,
  {
    inlineSize: '1px',
    blockSize: '100%',
    marginInlineStart: '-0.5px',
    background: vars.color.chart.cursor,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
]);
