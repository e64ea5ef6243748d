import { style } from '@vanilla-extract/css';

/** Reserves space for the tick. */
export const tick = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
