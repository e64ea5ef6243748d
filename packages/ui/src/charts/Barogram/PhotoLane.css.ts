import { style } from '@vanilla-extract/css';

/** Along the foot of the drawing area; what lies between the markers goes to the drawing. */
export const lane = style({
  position: 'absolute',
  insetBlockEnd: '30px',
  blockSize: '24px',
  pointerEvents: 'none',
});

export const place = style({
  position: 'absolute',
  pointerEvents: 'auto',
  transform: 'translateX(-50%)',
});
