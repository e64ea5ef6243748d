import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr))',
  gap: vars.space.x2,
});

/** Cards in a row have the same height. */
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 12rem))',
  gap: vars.space.x3,
});

export const note = style({ color: vars.color.text.muted });
