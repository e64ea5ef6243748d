import { style } from '@vanilla-extract/css';

/** Space for the tick, also without one. */
export const tick = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' });
