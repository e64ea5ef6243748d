import { style } from '@vanilla-extract/css';

/** At the bottom of the plot. Pointers between the markers reach the plot. */
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
