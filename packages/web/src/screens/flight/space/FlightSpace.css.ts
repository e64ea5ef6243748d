import { style } from '@vanilla-extract/css';

/** In the middle of where the map would be. */
export const refusal = style({ display: 'grid', placeContent: 'center', blockSize: '100%' });
