import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Width of the tile from which its parts are side by side. */
const spacious = '(width >= 38rem)';

export const tile = style({
  position: 'relative',
  containerType: 'inline-size',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  boxShadow: vars.shadow.card,
  transition: `border-color ${vars.motion.quick}, background ${vars.motion.quick}`,
  selectors: {
    '&[data-highlighted]': { borderColor: vars.color.tone.brand.solid },
    '&:has(a:active)': { background: vars.color.surface.hover },
    '&:has(a:focus-visible)': { outline: vars.outline.focus, outlineOffset: '2px' },
    '&[data-grey]': { background: vars.color.surface.sunken, boxShadow: 'none' },
  },
  '@media': {
    [media.canHover]: {
      selectors: { '&:has(a:hover)': { borderColor: vars.color.tone.brand.solid } },
    },
    [media.forcedColors]: { border: '1px solid' },
  },
});

/** Has the same height with and without data, so that nothing moves when a skeleton is replaced. */
export const body = style({
  display: 'flex',
  blockSize: 'calc(6.5rem - 2px)',
  '@container': { [spacious]: { blockSize: 'calc(5.5rem - 2px)' } },
});

export const photo = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '4.75rem',
  overflow: 'hidden',
  color: vars.color.chart.altitude,
  background: vars.color.surface.sunken,
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
  '@container': { [spacious]: { inlineSize: '9rem' } },
});

globalStyle(`${photo} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
globalStyle(`[data-grey] ${photo} > img`, { filter: 'grayscale(1)' });

/** Shapes of the icons for photo, video and comment, in a square of 14 px. */
const MEDIA_SHAPES = {
  I: 'M0 1H14V13H0ZM1.4 2.4V11.6H12.6V2.4ZM2.4 10.8L5.4 6.4 7.6 9.2 9.2 7.4 11.6 10.8Z',
  V: 'M0 3H9V11H0ZM10 6L14 3.4V10.6L10 8Z',
  C: 'M1.5 1H12.5L14 2.5V9L12.5 10.5H7L3.5 13.5V10.5H1.5L0 9V2.5ZM2.8 3.4V4.6H11.2V3.4ZM2.8 6.4V7.6H8.6V6.4Z',
};

export const mediaSign = styleVariants(MEDIA_SHAPES, (shape) => ({
  position: 'absolute',
  insetBlockEnd: vars.space.x1,
  insetInlineEnd: vars.space.x1,
  inlineSize: '14px',
  blockSize: '14px',
  clipPath: `path(evenodd, '${shape}')`,
  color: vars.color.text.muted,
  background: 'currentColor',
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
}));

/** Above the area of the link. */
export const action = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

/** Number of likes, on the outline or photo. */
export const stars = style({
  position: 'absolute',
  insetBlockStart: vars.space.x1,
  insetInlineStart: vars.space.x1,
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  background: vars.color.surface.raised,
  selectors: {
    '&[data-starred]': { color: vars.color.text.link },
    // A star before the number.
    '&::before': {
      content: '',
      inlineSize: '12px',
      blockSize: '12px',
      clipPath:
        'polygon(50% 4%, 64% 36%, 98% 39%, 72% 61%, 80% 95%, 50% 77%, 20% 95%, 28% 61%, 2% 39%, 36% 36%)',
      background: 'currentColor',
      forcedColorAdjust: 'none',
    },
  },
});

/**
 * Narrow: four lines, with values and times in a column at the end. Wide: three lines beside the
 * values, whose columns have a fixed width, so that they align in a list.
 */
export const text = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"points distance" "name speed" "crew date" "place times"',
  alignContent: 'center',
  columnGap: vars.space.x3,
  paddingInline: vars.space.x3,
  lineHeight: '1.375rem',
  '@container': {
    [spacious]: {
      gridTemplateColumns: '5.25rem 5.25rem minmax(0, 1fr) auto',
      gridTemplateAreas:
        '"points unit name times" "distance speed crew crew" "distance speed place place"',
      alignItems: 'baseline',
      selectors: {
        // The pilot's name gets the room that the times need beside a date.
        '&[data-dated]': {
          gridTemplateAreas:
            '"points unit name date" "distance speed crew times" "distance speed place place"',
        },
      },
    },
  },
});

/** Its parts are placed by `text`. */
export const group = style({ display: 'contents' });

const cut = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Points with their label; in the wide layout the first line of two columns. */
export const points = style({
  gridArea: 'points',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x1,
  minInlineSize: 0,
  '@container': { [spacious]: { display: 'contents' } },
});

export const pointsValue = style({
  fontSize: '1.375rem',
  fontWeight: vars.font.weight.strong,
  lineHeight: '1.625rem',
  letterSpacing: '-0.02em',
  color: vars.color.text.strong,
  whiteSpace: 'nowrap',
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
  '@container': {
    [spacious]: {
      gridArea: 'points',
      textAlign: 'end',
      fontSize: vars.font.size.xl,
      lineHeight: '2.125rem',
    },
  },
});

/** "points", or the reason why they do not count. */
export const unit = style({
  alignSelf: 'baseline',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  '@container': {
    [spacious]: { gridArea: 'unit', justifySelf: 'start', marginInlineStart: '-8px' },
  },
});

/** Placeholder of the points. */
export const waiting = style({
  gridArea: 'points',
  alignSelf: 'center',
  '@container': { [spacious]: { gridArea: '1 / 1 / 3 / 3', justifySelf: 'center' } },
});

const breathe = keyframes({ '50%': { opacity: 0.25 } });

export const pulse = style({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.round,
  background: 'currentcolor',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

const figure = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
});

export const distance = style([figure, { gridArea: 'distance' }]);

export const speed = style([figure, { gridArea: 'speed' }]);

/** Separated from the values, which end where it begins. */
const afterFigures = style({
  '@container': { [spacious]: { marginInlineStart: vars.space.x3 } },
});

/** Lies on the corner of the photo. */
export const avatar = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x1,
  insetInlineStart: vars.space.x1,
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${vars.color.surface.raised}`,
  selectors: { '[data-grey] &': { filter: 'grayscale(1)' } },
});

/** The name is the link. Its area is the whole tile. */
export const link = style([
  cut,
  afterFigures,
  {
    gridArea: 'name',
    justifySelf: 'start',
    maxInlineSize: '100%',
    fontWeight: vars.font.weight.strong,
    color: vars.color.text.strong,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
    },
    '@media': {
      [media.canHover]: {
        ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
      },
    },
  },
]);

/** Co-pilot and aircraft. */
export const crew = style([cut, afterFigures, { gridArea: 'crew', color: vars.color.text.muted }]);

export const place = style({
  gridArea: 'place',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  minInlineSize: 0,
  '@container': { [spacious]: { marginInlineStart: vars.space.x3 } },
});

export const airport = style([cut, { flex: '0 1 auto' }]);

/** Gives way before the airport's name. */
export const region = style([cut, { flex: '0 9999 auto', color: vars.color.text.muted }]);

/** Its parts are placed by `text`. */
export const when = style({ display: 'contents' });

export const date = style({
  gridArea: 'date',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
});

export const times = style({
  gridArea: 'times',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.color.text.muted,
});

export const skeletonText = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  rowGap: vars.space.x2,
  paddingInline: vars.space.x3,
});

/** Spacious, a skeleton has two lines as well. */
export const narrowOnly = style({ '@container': { [spacious]: { display: 'none' } } });

export const coPilot = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});
