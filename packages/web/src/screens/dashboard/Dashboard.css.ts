import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Text and the buttons beside it, or below it if there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const text = style({
  flex: '1 1 18rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.font.weight.strong,
});

/** Text of a user with its line breaks. */
export const prose = style({ margin: 0, whiteSpace: 'pre-line' });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const choices = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const people = style({ margin: 0, padding: 0, listStyle: 'none' });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
