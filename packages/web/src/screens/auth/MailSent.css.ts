import { style } from '@vanilla-extract/css';

/** Nothing that one could press. */
export const outcome = style({ outline: 'none' });
