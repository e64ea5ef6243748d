import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const shortfall = style({ color: vars.color.text.strong });

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  listStyle: 'none',
});

export const point = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const mark = style({ flex: 'none', color: vars.color.text.muted });
