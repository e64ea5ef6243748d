import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  overflowWrap: 'anywhere',
});
