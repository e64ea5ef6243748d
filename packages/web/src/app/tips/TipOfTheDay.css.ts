import { style } from '@vanilla-extract/css';

export const image = style({ maxInlineSize: '100%', blockSize: 'auto' });

export const text = style({ margin: 0, whiteSpace: 'pre-line' });
