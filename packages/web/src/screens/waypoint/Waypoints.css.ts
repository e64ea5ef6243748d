import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 });

/** Text of a user with its line breaks. */
export const prose = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** Selects its waypoint. */
export const pick = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  border: 'none',
  borderRadius: vars.radius.control,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.surface.hover },
  ':focus-visible': { outline: vars.outline.focus },
  selectors: { '&[aria-pressed=true]': { background: vars.color.surface.selected } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

/** Leaves enough of the page free for scrolling. */
export const map = style({
  position: 'relative',
  blockSize: 'min(22rem, 55svh)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});

export const item = style({ paddingBlock: vars.space.x2 });
