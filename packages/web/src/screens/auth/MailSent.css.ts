import { style } from '@vanilla-extract/css';

/** Not to be mistaken for a button. */
export const outcome = style({ outline: 'none' });
