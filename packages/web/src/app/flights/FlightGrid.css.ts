import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Tiles side by side if there is space. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(40rem, 100%), 1fr))',
  gap: vars.space.x1,
});
