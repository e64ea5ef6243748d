import { media, vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const note = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

export const largest = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

/** Missing parts take only a line or two. */
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

/** Used if advice depends on an assumption. */
export const warning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  color: vars.color.tone.warning.text,
  background: vars.color.tone.warning.surface,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const warningText = style({ flex: '1 1 12rem' });

export const share = createVar();

/** Bars of one table have the same scale. */
export const bars = style({
  minInlineSize: '7rem',
  '@media': { [media.mobile]: { minInlineSize: '3.25rem' } },
});

const bar = style({ blockSize: '0.6rem', borderRadius: '2px' });

/** High enough for an upright bar. */
export const lane = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '1.1rem',
});

const lying = style([
  bar,
  {
    minInlineSize: '2px',
    inlineSize: share,
    // Zero draws nothing.
    selectors: { '&[data-nothing]': { visibility: 'hidden' } },
  },
]);

const filled = style({
  background: vars.color.chart.altitude,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const flown = style([lying, filled]);

/** Distinguished by shape as well as colour. */
export const hollow = style([lying, { border: `2px solid ${vars.color.chart.thermal}` }]);

/** Upright, unlike the horizontal bars. Its edge separates it from the bar below. */
const upright = style({
  inlineSize: '5px',
  blockSize: '1.1rem',
  borderRadius: '2px',
  border: `1px solid ${vars.color.surface.pane}`,
  background: vars.color.chart.thermal,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const optimum = style([
  upright,
  {
    position: 'absolute',
    insetInlineStart: `clamp(0px, calc(${share} - 2.5px), calc(100% - 5px))`,
  },
]);

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});

export const keyEntry = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const flownSwatch = style([bar, filled, { inlineSize: '1.5rem' }]);

export const optimumSwatch = style([upright]);
