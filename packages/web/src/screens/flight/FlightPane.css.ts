import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * The map above the barogram, if there is space. The barogram is lower in a wide and low pane, such
 * as an enlarged one.
 */
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  containerType: 'size',
});

/** Keeps its share when the table of the barogram is opened. The barogram then scrolls. */
export const map = style({
  position: 'relative',
  flex: '1 0 45%',
  minBlockSize: 0,
  // That of a map which is loading, from the first moment on.
  background: vars.color.surface.sunken,
});

export const barogram = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  background: vars.color.surface.raised,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
