import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** As many beside each other as fit; finding by name takes twice the room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'end',
  gap: vars.space.x3,
});

export const name = style({
  gridColumn: 'span 2',
  '@media': { '(width < 420px)': { gridColumn: 'auto' } },
});
