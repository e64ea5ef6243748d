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
      gridTemplateColumns: '10.25rem minmax(0, 1fr) minmax(0, 1fr)',
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

export const unit = style({
  marginInlineStart: vars.space.x1,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
});

/** A remark takes the place of the unit where there is room, and else stands below. */
export const narrowUnit = style([unit, { '@container': { [spacious]: { display: 'none' } } }]);

export const narrowRemark = style({ '@container': { [spacious]: { display: 'none' } } });

export const remark = style({
  display: 'none',
  marginInlineStart: vars.space.x2,
  letterSpacing: 0,
  verticalAlign: 'middle',
  '@container': { [spacious]: { display: 'inline-block' } },
});

/** Stands where the points will be. */
export const waiting = style({ display: 'flex', alignItems: 'center', blockSize: '1.8rem' });

const breathe = keyframes({ '50%': { opacity: 0.25 } });

export const pulse = style({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.round,
  background: 'currentcolor',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

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
  columnGap: vars.space.x2,
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

export const aircraft = style([
  line,
  {
    color: vars.color.text.muted,
    '@container': {
      [spacious]: { selectors: { '&:has(> :first-child:empty)': { display: 'none' } } },
    },
  },
]);

export const place = style([line, { alignItems: 'baseline' }]);

export const region = style({ color: vars.color.text.muted });

export const times = style([
  line,
  {
    columnGap: vars.space.x3,
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    '@container': { [spacious]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
  },
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

export const skeletonText = style([text, { rowGap: vars.space.x2 }]);
