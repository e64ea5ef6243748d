import { globalStyle, style } from '@vanilla-extract/css';

/** Contains the curves: covers an element in which time runs from left to right. */
export const host = style({ position: 'absolute', inset: 0 });

// Only the rules that uPlot's own markup needs.
globalStyle(`${host} .u-wrap`, { position: 'relative', userSelect: 'none' });
globalStyle(`${host} .u-over, ${host} .u-under`, { position: 'absolute', overflow: 'hidden' });
globalStyle(`${host} .u-axis`, { position: 'absolute' });
globalStyle(`${host} .u-select`, { display: 'none' });
globalStyle(`${host} canvas`, { position: 'relative', inlineSize: '100%', blockSize: '100%' });

/** Covers the drawing area. */
export const cursor = style({ pointerEvents: 'none' });

globalStyle(`${host} ${cursor}`, { position: 'absolute', inset: 0 });
