import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const text = style({
  flex: '1 1 9rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
});
