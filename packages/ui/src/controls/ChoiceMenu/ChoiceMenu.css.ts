import { style } from '@vanilla-extract/css';

/** Room for the tick, also where there is none. */
export const tick = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
