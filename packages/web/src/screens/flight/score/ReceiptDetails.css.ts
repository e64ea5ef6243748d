import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
});

export const term = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const hash = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const fixes = style({ listStyle: 'none' });
