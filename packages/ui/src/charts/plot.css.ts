import { globalStyle, style } from '@vanilla-extract/css';

/** Where the curves are drawn: all of an element that time runs through from left to right. */
export const host = style({ position: 'absolute', inset: 0 });

// The few rules that uPlot's own markup needs.
globalStyle(`${host} .u-wrap`, { position: 'relative', userSelect: 'none' });
globalStyle(`${host} .u-over, ${host} .u-under`, { position: 'absolute', overflow: 'hidden' });
globalStyle(`${host} .u-axis`, { position: 'absolute' });
globalStyle(`${host} .u-select`, { display: 'none' });
globalStyle(`${host} canvas`, { position: 'relative', inlineSize: '100%', blockSize: '100%' });

/** As large as the drawing area. */
export const cursor = style({ pointerEvents: 'none' });

globalStyle(`${host} ${cursor}`, { position: 'absolute', inset: 0 });
