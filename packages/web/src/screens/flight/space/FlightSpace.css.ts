import { style } from '@vanilla-extract/css';

/** In the middle of the map's place. */
export const refusal = style({ display: 'grid', placeContent: 'center', blockSize: '100%' });
