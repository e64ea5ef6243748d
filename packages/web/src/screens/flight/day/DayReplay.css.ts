import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

const LIST_WIDTH = '25rem';

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x3,
});

export const day = style({ inlineSize: '11rem' });
/** On a phone only the arrows fit; screen readers get full names. */
export const neighbour = style({
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const airport = style({ flex: '0 1 20rem', minInlineSize: '12rem' });

/** The map beside its list in the remaining space, or above it on narrow screens. */
export const room = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: `minmax(0, 1fr) ${LIST_WIDTH}`,
      gridTemplateRows: 'minmax(0, 1fr)',
      flex: '1 0 28rem',
      minBlockSize: '28rem',
    },
  },
});

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '68dvh',
  minBlockSize: '22rem',
  minInlineSize: 0,
  borderRadius: vars.radius.tile,
  border: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.middle]: { blockSize: 'auto' } },
});

export const map = style({ position: 'relative', flex: '1 1 auto', minBlockSize: 0 });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
});

export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const state = style({
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** Keeps its height beside a long list. */
export const order = style({ flex: 'none' });

export const followed = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
});

export const heading = style({ margin: 0, fontSize: vars.font.size.md });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const thermals = style({ flex: 'none' });

/** As many as leave space for the gliders, the strongest visible. */
export const thermalRows = style({ maxBlockSize: '11rem', overflowY: 'auto' });

/** Scrolls on its own, so that only visible rows are rendered. */
export const list = style({
  flex: '1 1 auto',
  blockSize: '60dvh',
  minBlockSize: '12rem',
  overflowY: 'auto',
  '@media': { [media.middle]: { blockSize: 'auto', minBlockSize: 0 } },
});

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4.6rem 4.4rem 4.6rem',
  columnGap: vars.space.x1,
  paddingInline: vars.space.x2,
} as const;

/** Names of the values, always visible. Its height is `HEADER_PX`. */
export const header = style({
  ...columns,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  alignItems: 'end',
  boxSizing: 'border-box',
  blockSize: '2.25rem',
  paddingBlockEnd: vars.space.x1,
  background: vars.color.surface.page,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: 1.2,
});

export const figureName = style({
  textAlign: 'end',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: { '&:first-child': { gridColumnStart: 2 } },
});

export const rows = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const placed = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });

/** Height that the list expects; see `ROW_PX`. */
export const row = style({
  ...columns,
  alignItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '3.25rem',
  border: 'none',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-pressed=true]': { background: vars.color.surface.selected },
    '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '-3px' },
  },
});

export const who = style({ minInlineSize: 0 });

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = style({ ...oneLine, color: vars.color.text.strong });
export const glider = style({
  ...oneLine,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const figure = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
