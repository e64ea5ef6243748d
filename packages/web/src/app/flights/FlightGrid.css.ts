import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Tiles beside each other where both have room for their parts. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(40rem, 100%), 1fr))',
  gap: vars.space.x1,
});
