import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves enough of the page free for scrolling. */
export const map = style({
  position: 'relative',
  blockSize: 'min(24rem, 48svh)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** The key figure of the page. */
export const figure = style({
  margin: 0,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const note = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.sm });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.x3,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  background: vars.color.surface.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&[data-selected]': { background: vars.color.surface.selected },
    '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: vars.shadow.float },
  },
});

export const itemText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

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
  // A finger drags the point, and not the page.
  touchAction: 'none',
  ':hover': { background: vars.color.surface.hover },
  ':focus-visible': { outline: vars.outline.focus },
});

/** Black on white in every theme: many readers do not know other colours. */
export const code = style({
  display: 'block',
  inlineSize: 'min(100%, 24rem)',
  marginInline: 'auto',
  forcedColorAdjust: 'none',
});
