import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.x2,
});

/** Cards beside each other are equally high. */
export const card = style({ display: 'grid' });
