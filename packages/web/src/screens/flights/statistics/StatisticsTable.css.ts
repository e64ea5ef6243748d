import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Height of all rows, so that their positions are known in advance. */
export const ROW_PX = 56;

/** Scrolls in both directions. Headers of columns and flights stay in view. */
export const scroller = style({
  overflow: 'auto',
  maxBlockSize: 'max(24rem, 100dvh - 12rem)',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  selectors: { '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '2px' } },
});

/** Separate borders, because shared borders of sticky cells would not stick. */
export const table = style({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: 'max-content',
  minInlineSize: '100%',
});

const edge = `1px solid ${vars.color.border.subtle}`;

const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: 0,
  background: vars.color.surface.raised,
  borderBlockEnd: edge,
  verticalAlign: 'bottom',
});

export const flightHead = style([
  headCell,
  {
    insetInlineStart: 0,
    zIndex: 2,
    inlineSize: '16rem',
    padding: vars.space.x2,
    borderInlineEnd: edge,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
    textAlign: 'start',
    '@media': { [media.mobile]: { inlineSize: '9.5rem' } },
  },
]);

export const head = style([headCell, { inlineSize: '6.5rem' }]);

export const sort = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: vars.space.x2,
  border: 'none',
  background: 'none',
  font: 'inherit',
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  textAlign: 'end',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.strong, background: vars.color.surface.hover },
    '&[data-sorted]': { color: vars.color.text.strong, fontWeight: vars.font.weight.strong },
    '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '-2px' },
  },
});

export const row = style({ blockSize: ROW_PX });

const cell = style({
  paddingInline: vars.space.x2,
  borderBlockEnd: edge,
  whiteSpace: 'nowrap',
});

export const figure = style([cell, { textAlign: 'end' }]);

export const flight = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    borderInlineEnd: edge,
    background: vars.color.surface.raised,
    fontWeight: vars.font.weight.regular,
    textAlign: 'start',
    selectors: {
      [`${row}:hover &`]: { background: vars.color.surface.hover },
    },
  },
]);

/** A sticky column must not fill a phone or displace the values. */
const oneLine = {
  maxInlineSize: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.mobile]: { maxInlineSize: '8.5rem' } },
} as const;

export const pilot = style({ display: 'block', ...oneLine });

export const from = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  ...oneLine,
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.text.muted,
});
