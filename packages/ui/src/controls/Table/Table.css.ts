import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

const { raised } = vars.color.surface;
const away = 'no-repeat local';
const here = 'no-repeat scroll';

/**
 * Wide tables scroll inside the page. A shadow at an edge shows that there is more. A cover that
 * scrolls with the content hides the shadow at the end of the table.
 */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  background: [
    `linear-gradient(to right, ${raised} 30%, transparent) left / 2rem 100% ${away}`,
    `linear-gradient(to left, ${raised} 30%, transparent) right / 2rem 100% ${away}`,
    `linear-gradient(to right, ${vars.color.shadow}, transparent) left / 0.75rem 100% ${here}`,
    `linear-gradient(to left, ${vars.color.shadow}, transparent) right / 0.75rem 100% ${here}`,
    raised,
  ].join(', '),
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  selectors: {
    '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '2px' },
    '&[data-tall]': { overflowY: 'auto', maxBlockSize: 'max(24rem, 100dvh - 12rem)' },
  },
});

/** Separate borders, because shared borders of sticky cells would not stick. */
export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  // Otherwise column widths would follow the visible rows.
  selectors: { '&[data-fixed]': { tableLayout: 'fixed' } },
});

const edge = `1px solid ${vars.color.border.subtle}`;

const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  whiteSpace: 'nowrap',
  verticalAlign: 'baseline',
  selectors: {
    '&[data-sticky]': { position: 'sticky', zIndex: 1, background: raised },
    '&[data-sticky]:not(:has(+ [data-sticky]))': { borderInlineEnd: edge },
    '[aria-current] > &[data-sticky]': { background: vars.color.surface.selected },
  },
});

export const aligns = styleVariants({
  start: [cell, { textAlign: 'start' }],
  /** For quantities, so that digits align. */
  end: [cell, { textAlign: 'end' }],
});

export const words = style({ whiteSpace: 'normal' });

export const head = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  selectors: {
    '&[data-sorts]': { padding: 0, verticalAlign: 'bottom' },
    '[data-tall] &': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      background: raised,
      borderBlockEnd: edge,
      verticalAlign: 'bottom',
    },
    '[data-tall] &[data-sticky]': { zIndex: 2 },
  },
});

const sortButton = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.x1,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: 'none',
  background: 'none',
  font: 'inherit',
  whiteSpace: 'normal',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.strong, background: vars.color.surface.hover },
    '&[data-sorted]': { color: vars.color.text.strong, fontWeight: vars.font.weight.strong },
    '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '-2px' },
  },
});

export const sort = styleVariants({
  start: [sortButton, { textAlign: 'start' }],
  end: [sortButton, { justifyContent: 'flex-end', textAlign: 'end' }],
});

export const rowHead = style({ color: vars.color.text.strong });

export const row = style({
  selectors: {
    '&[data-total]': { fontWeight: vars.font.weight.strong },
    '&[aria-current]': { background: vars.color.surface.selected },
  },
});

globalStyle(`${row} > *`, { borderBlockStart: edge });
// The headers above have this border, because they stay.
globalStyle(`[data-tall] thead + tbody:not([aria-hidden]) > ${row}:first-child > *`, {
  borderBlockStart: 'none',
});

export const details = style({ paddingBlockEnd: vars.space.x3, paddingInline: vars.space.x3 });
