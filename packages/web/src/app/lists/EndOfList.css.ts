import { style } from '@vanilla-extract/css';

export const end = style({ display: 'grid', justifyItems: 'center' });
