import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves enough of the page free for scrolling. */
export const map = style({
  position: 'relative',
  blockSize: 'min(22rem, 55svh)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});
