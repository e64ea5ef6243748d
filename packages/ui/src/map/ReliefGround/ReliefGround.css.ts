import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.js';

/** Fills the surrounding element. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
