import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'block',
  borderRadius: vars.radius.tile,
  selectors: { '&[data-focus-visible]': { outline: vars.outline.focus } },
});
