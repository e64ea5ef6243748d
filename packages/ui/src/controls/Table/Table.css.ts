import { style, styleVariants } from '@vanilla-extract/css';
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
  selectors: { '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '2px' } },
});

export const table = style({
  inlineSize: '100%',
  // Otherwise column widths would follow the visible rows.
  selectors: { '&[data-windowed]': { tableLayout: 'fixed' } },
});

const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  whiteSpace: 'nowrap',
  verticalAlign: 'baseline',
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
});

export const rowHead = style({ color: vars.color.text.strong });

export const row = style({
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&[data-total]': { fontWeight: vars.font.weight.strong },
    '&[aria-current]': { background: vars.color.surface.selected },
  },
});

export const details = style({ paddingBlockEnd: vars.space.x3, paddingInline: vars.space.x3 });
