import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const title = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

/** Explanation of the chosen curve. */
export const help = style({ fontSize: vars.font.size.sm, color: vars.color.text.muted });

export const tools = style({ display: 'flex', gap: vars.space.x1, marginInlineStart: 'auto' });

export const plot = style({
  position: 'relative',
  blockSize: '15rem',
  direction: 'ltr',
  touchAction: 'pan-y',
  cursor: 'crosshair',
  borderRadius: vars.radius.control,
  selectors: {
    '&:has(> :focus-visible)': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@container': {
    '(width < 34rem)': { blockSize: '12.5rem' },
    // If the host sets the height, the plot leaves space for the parts beside it.
    '(width >= 60rem) and (height < 75rem)': { blockSize: '10rem' },
  },
});

/** Positioned by a transform. */
export const selection = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: '100%',
  pointerEvents: 'none',
  willChange: 'transform',
  background: vars.color.chart.selection,
  borderInline: `1px solid ${vars.color.chart.cursor}`,
});

const narrow = '(width < 54rem)';

/**
 * In one line beside the title or, in narrow panes, below it with each name above its value.
 * Changed texts only affect layout and paint of this box.
 */
export const readout = style({
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x4}`,
  contain: 'layout style paint',
  '@container': {
    [narrow]: {
      order: 1,
      flex: 'none',
      justifyContent: 'space-between',
      columnGap: vars.space.x2,
      inlineSize: '100%',
      maxInlineSize: '40rem',
    },
  },
});

export const reading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x1,
  '@container': { [narrow]: { flexDirection: 'column', gap: 0 } },
});

export const readingName = style({
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  '@container': { [narrow]: { fontSize: '0.6875rem' } },
});

/** As wide as its widest value, so that nothing moves with the cursor. */
export const readingValue = style({
  minInlineSize: '4.2em',
  textAlign: 'end',
  color: vars.color.text.strong,
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { textAlign: 'start', minInlineSize: '3.8em' } },
});

/** The title of the table and the legend share a line. */
export const foot = style({ display: 'grid' });

globalStyle(`:where(${foot} > *)`, { gridArea: '1 / 1' });

export const legend = style({
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.control,
  columnGap: vars.space.x4,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});

/**
 * With phases it has its own line below the title of the table, unless there is space beside it.
 */
export const longLegend = style({
  gridArea: '2 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  '@container': {
    '(width >= 60rem)': { gridArea: '1 / 1', justifySelf: 'end', blockSize: vars.size.control },
  },
});

export const legendEntry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** Looks like the drawing: a shade between two lines. */
export const swatch = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderInline: `1px solid ${vars.color.chart.axis}`,
});

export const lineSwatch = style({
  inlineSize: '1rem',
  blockSize: '0.125rem',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

const phaseSwatch = style({
  inlineSize: '0.75rem',
  blockSize: '0.5rem',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** Look like the drawing: full, striped, low. */
export const phaseSwatches = styleVariants({
  thermal: [phaseSwatch, { background: vars.color.chart.thermal }],
  attempt: [
    phaseSwatch,
    {
      background: `repeating-linear-gradient(90deg, ${vars.color.chart.attempt} 0 2px, transparent 2px 4px)`,
    },
  ],
  glide: [
    phaseSwatch,
    {
      background: `linear-gradient(${vars.color.chart.glide}, ${vars.color.chart.glide}) bottom / 100% 3px no-repeat`,
    },
  ],
});

export const airspaceSwatch = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  border: `1px solid ${vars.color.chart.airspace}`,
  background: `repeating-linear-gradient(135deg, ${vars.color.chart.airspace} 0 1px, transparent 1px 4px)`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const empty = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '15rem',
  color: vars.color.text.muted,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.control,
});

/** Second value in a cell of the table, for phones. */
export const secondLine = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});
