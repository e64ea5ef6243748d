import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
});

/** A season is wider than most pages, so it scrolls. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  // Room for the focus around a day at the edge.
  padding: vars.space.x05,
});

export const calendar = style({
  borderCollapse: 'collapse',
  inlineSize: 'max-content',
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});

/** Covers the days that scroll behind it. */
export const weekday = style({
  position: 'sticky',
  // At the edge of the scrolling area, not at its padding.
  insetInlineStart: `calc(-1 * ${vars.space.x05})`,
  zIndex: 1,
  paddingInlineEnd: vars.space.x2,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  background: vars.color.surface.page,
});

export const month = style({
  paddingBlockEnd: vars.space.x1,
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

/** Large enough for a finger; the visible part is smaller. */
export const day = style({
  position: 'relative',
  inlineSize: '24px',
  blockSize: '24px',
  minInlineSize: '24px',
  padding: 0,
  outline: 'none',
});

const square = style({
  display: 'block',
  inlineSize: '20px',
  blockSize: '20px',
  margin: '2px',
  borderRadius: '4px',
  selectors: {
    [`${day}:focus-visible > &`]: { outline: vars.outline.focus, outlineOffset: '1px' },
  },
});

export const empty = style([square, { background: vars.color.surface.raised }]);

/** A day in the future. */
export const ahead = style([
  square,
  { boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`, background: 'none' },
]);

const { solid, surface } = vars.color.tone.brand;

const flown = style([
  square,
  {
    // The border marks a day with flights even if its shade is very light.
    boxShadow: `inset 0 0 0 1px ${solid}`,
    selectors: { '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '1px' } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  },
]);

/** Shades of a day, from short to long airtime. */
export const shades = styleVariants({ 1: 10, 2: 40, 3: 70, 4: 100 }, (percent) => [
  flown,
  { background: `color-mix(in srgb, ${solid} ${percent}%, ${surface})` },
]);

/** Fills the day, so that it is large enough for a finger. */
export const link = style({
  selectors: { '&::after': { content: "''", position: 'absolute', inset: 0 } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});

export const legendEntry = style({ display: 'inline-flex', alignItems: 'center' });
