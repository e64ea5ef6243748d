import { media, vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const note = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

/** What cannot be told is no more than a line or two among the other parts. */
export const refused = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  paddingBlock: vars.space.x2,
});

export const coached = style({
  selectors: { '&[aria-busy=true]': { opacity: 0.5 } },
});

export const tips = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tip = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.selected,
  color: vars.color.text.strong,
});

export const tipIcon = style({ flex: 'none', marginBlockStart: '0.15em' });

export const share = createVar();

/** Bars of one table have one scale. */
export const bars = style({
  minInlineSize: '7rem',
  '@media': { [media.mobile]: { minInlineSize: '3.25rem' } },
});

const bar = style({
  minInlineSize: '2px',
  inlineSize: share,
  blockSize: '0.6rem',
  borderRadius: '2px',
  // Nothing is no thin line; it keeps its place beside the other bar.
  selectors: { '&[data-nothing]': { visibility: 'hidden' } },
});

export const flown = style([bar, { background: vars.color.chart.altitude }]);

/** Beside the flown one: told apart by form as well. */
export const optimal = style([
  bar,
  {
    marginBlockStart: '2px',
    background: 'transparent',
    border: `2px solid ${vars.color.chart.thermal}`,
  },
]);
