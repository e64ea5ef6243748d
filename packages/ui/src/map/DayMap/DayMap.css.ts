import { style } from '@vanilla-extract/css';

export const labels = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});
