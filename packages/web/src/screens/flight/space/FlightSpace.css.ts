import { style } from '@vanilla-extract/css';

/** Centred in the area of the map. */
export const refusal = style({ display: 'grid', placeContent: 'center', blockSize: '100%' });
