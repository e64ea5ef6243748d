import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.x3, margin: 0, padding: 0 });

export const row = style({
  display: 'grid',
  gap: vars.space.x1,
  listStyle: 'none',
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const hint = style({ color: vars.color.text.muted });

export const map = style({
  blockSize: '22rem',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});
