import { style } from '@vanilla-extract/css';

/** Takes the focus of the button that showed the rest. */
export const host = style({ outline: 'none' });
