import { style } from '@vanilla-extract/css';

/** Looks different from a button. */
export const outcome = style({ outline: 'none' });
