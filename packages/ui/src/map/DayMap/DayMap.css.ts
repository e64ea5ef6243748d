import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.js';

export const canvas = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

/** Where the map is small, the climb stands beside each thermal only. */
export const roomy = style({ '@media': { [media.mobile]: { display: 'none' } } });
