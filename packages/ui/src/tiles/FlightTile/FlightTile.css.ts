import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** From this width of the tile itself its parts stand side by side. */
const spacious = '(width >= 33rem)';

export const tile = style({
  position: 'relative',
  containerType: 'inline-size',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  transition: `border-color ${vars.motion.quick}, background ${vars.motion.quick}`,
  selectors: {
    '&:has(a[data-hovered])': { borderColor: vars.color.border.control },
    '&:has(a[data-pressed])': { background: vars.color.surface.hover },
    '&:has(a[data-focus-visible])': { outline: vars.outline.focus, outlineOffset: '2px' },
    '&[data-grey]': { background: vars.color.surface.sunken },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

/** The same height with and without data: nothing jumps when a skeleton becomes a flight. */
export const body = style({
  display: 'flex',
  blockSize: '7.75rem',
  '@container': { [spacious]: { blockSize: '5.25rem' } },
});

export const picture = style({
  flex: 'none',
  inlineSize: '4.75rem',
  overflow: 'hidden',
  color: vars.color.chart.altitude,
  background: vars.color.surface.sunken,
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
  '@container': { [spacious]: { inlineSize: '6.5rem' } },
});

globalStyle(`${picture} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
globalStyle(`[data-grey] ${picture} > img`, { filter: 'grayscale(1)' });

export const text = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingInline: vars.space.x3,
  '@container': {
    [spacious]: {
      gridTemplateColumns: '9.25rem minmax(0, 1fr) minmax(12.25rem, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.x4,
      paddingInline: vars.space.x4,
    },
  },
});

export const figures = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minInlineSize: 0,
  '@container': {
    [spacious]: { flexDirection: 'column', alignItems: 'stretch', rowGap: vars.space.x05 },
  },
});

export const points = style({
  fontSize: '1.5rem',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  letterSpacing: '-0.02em',
  color: vars.color.text.strong,
  whiteSpace: 'nowrap',
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
});

export const pointsUnit = style({
  marginInlineStart: vars.space.x1,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
});

const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** Stands where the points will be. */
export const waiting = style([
  points,
  {
    inlineSize: '4.5rem',
    borderRadius: vars.radius.control,
    color: 'transparent',
    background: vars.color.tone.neutral.surface,
    animation: `${breathe} 2s ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);

export const result = style({
  display: 'flex',
  gap: vars.space.x3,
  color: vars.color.text.default,
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
});

export const column = style({ minInlineSize: 0 });

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: '1.25rem',
  lineHeight: '1.25rem',
});

/** The pilot and the co-pilot: one line, or two where there is room. */
export const people = style([
  line,
  {
    color: vars.color.text.strong,
    '@container': { [spacious]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
  },
]);

export const aircraft = style([line, { color: vars.color.text.muted }]);

export const place = style([line, { alignItems: 'baseline' }]);

export const region = style({
  color: vars.color.text.muted,
  '@container': {
    [spacious]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

export const times = style([
  line,
  { gap: vars.space.x3, whiteSpace: 'nowrap', color: vars.color.text.muted },
]);

export const cut = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The name carries the link; its area is the whole tile. */
export const link = style([
  cut,
  {
    maxInlineSize: '100%',
    fontWeight: vars.font.weight.strong,
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
]);

/** Gives way to the pilot's name. */
export const coPilot = style([cut, { flexShrink: 1000, color: vars.color.text.muted }]);
