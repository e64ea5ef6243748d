import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const badge = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '22px',
  blockSize: '22px',
  padding: 0,
  border: `2px solid ${vars.color.surface.raised}`,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  color: vars.color.tone.brand.onSolid,
  background: vars.color.tone.brand.solid,
  boxShadow: `0 1px 3px ${vars.color.shadow}`,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
    '&[data-hovered]': {
      background: vars.color.surface.brandHover,
      color: vars.color.text.onBrand,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const turnpoint = styleVariants({
  start: [badge],
  turnpoint: [badge],
  finish: [badge],
});

/** Marks takeoff and landing. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.round,
  color: vars.color.text.strong,
  background: vars.color.surface.raised,
  boxShadow: `0 1px 3px ${vars.color.shadow}`,
  pointerEvents: 'none',
});

/** On a stem, so that it does not cover track and glider. */
export const photos = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  '::after': {
    content: '',
    inlineSize: '2px',
    blockSize: '12px',
    background: vars.color.text.strong,
    boxShadow: `0 0 0 1px ${vars.color.surface.raised}`,
  },
});

/** Has the size of the map. */
export const gliders = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const fallback = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  padding: vars.space.x3,
});

export const outline = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Lines have the same width at any size. */
const line = style({ vectorEffect: 'non-scaling-stroke' });

export const track = style([
  line,
  {
    stroke: vars.color.chart.altitude,
    strokeWidth: '2px',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
]);

export const legs = style([
  line,
  {
    stroke: vars.color.text.muted,
    strokeWidth: '1px',
    strokeDasharray: '4 3',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
]);

export const note = style({
  textAlign: 'center',
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});
