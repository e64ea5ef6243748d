import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: vars.space.x3,
  maxInlineSize: '42rem',
});

export const list = style({ display: 'grid', gap: vars.space.x3 });

/** Without a button it takes no room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  ':empty': { display: 'none' },
});

export const places = style({ display: 'grid', gap: vars.space.x1 });

export const pilot = style({ display: 'grid', whiteSpace: 'normal', overflowWrap: 'anywhere' });

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
  transition: `transform ${vars.motion.quick}`,
  selectors: { '&[data-open]': { transform: 'rotate(90deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const details = style({ display: 'grid', gap: vars.space.x2, whiteSpace: 'normal' });

export const sums = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 });

/** Figures stand below each other across the flights. */
export const flights = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) repeat(3, auto)',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  maxInlineSize: '42rem',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'repeat(3, auto)', rowGap: vars.space.x3 },
  },
});

export const flight = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});

export const aircraft = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { gridColumn: 'span 2' } },
});

export const figure = style({ textAlign: 'end', whiteSpace: 'nowrap' });

/** On a phone they stand below the date. */
export const points = style([figure, { '@media': { [media.mobile]: { textAlign: 'start' } } }]);
