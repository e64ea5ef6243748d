import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves enough of the page beside it to scroll by. */
export const map = style({
  position: 'relative',
  blockSize: 'min(22rem, 55svh)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});
