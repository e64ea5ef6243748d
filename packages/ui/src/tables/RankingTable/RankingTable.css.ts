import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const ranked = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
});

/** One line, which ends with an ellipsis. */
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const position = style({ display: 'grid', justifyItems: 'end', gap: vars.space.x1 });

/** Holds the points and the bar below them. */
export const pointsCell = style({ display: 'grid', justifyItems: 'end' });

export const bar = style({
  blockSize: '3px',
  borderRadius: vars.radius.round,
  background: vars.color.tone.lift.solid,
  forcedColorAdjust: 'none',
});

export const who = style({
  display: 'grid',
  minInlineSize: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
});

export const club = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const second = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const chevron = style({
  flex: 'none',
  transition: `transform ${vars.motion.quick}`,
  selectors: {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '&[data-open]': { transform: 'rotate(90deg)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const details = style({ display: 'grid', gap: vars.space.x2, whiteSpace: 'normal' });

/** Aligns values of different flights. */
export const flights = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) repeat(3, auto)',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  maxInlineSize: '42rem',
  selectors: {
    '&[data-pilots]': {
      gridTemplateColumns: 'auto repeat(2, minmax(0, 1fr)) repeat(3, auto)',
      maxInlineSize: '52rem',
    },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: vars.space.x3,
      selectors: { '&[data-pilots]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
    },
  },
});

export const flight = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});

/** Beside the date. On a phone they fill the first line, and figures the second. */
export const beside = style([
  cut,
  { '@media': { [media.mobile]: { gridColumn: 'span 2', textAlign: 'end' } } },
]);

export const aircraft = style([
  beside,
  {
    '@media': {
      [media.mobile]: {
        // Below the figures, where the pilot is beside the date.
        selectors: { '[data-pilots] &': { order: 1, gridColumn: '1 / -1', textAlign: 'start' } },
      },
    },
  },
]);

export const figure = style({ textAlign: 'end', whiteSpace: 'nowrap' });

/** On a phone they are below the date. */
export const points = style([figure, { '@media': { [media.mobile]: { textAlign: 'start' } } }]);

/** Stays at the lower edge of the pane. */
export const pinned = style({
  position: 'sticky',
  insetBlockEnd: vars.space.x3,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
});
