import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x4 });

export const who = style({ flex: 1, minInlineSize: 0 });

export const note = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 });

/** Text of a user with its line breaks. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  background: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: vars.shadow.float },
  },
});

export const itemText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const itemLine = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  background: 'none',
  cursor: 'grab',
  // A finger drags the flight, and not the page.
  touchAction: 'none',
  ':hover': { background: vars.color.surface.hover },
  ':focus-visible': { outline: vars.outline.focus },
});
