import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlock: vars.space.x2,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: 'normal',
});
