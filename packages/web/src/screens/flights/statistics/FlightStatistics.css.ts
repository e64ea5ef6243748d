import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Close together, so that the first rows are in the upper third of a phone. */
export const table = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.text.muted,
});
