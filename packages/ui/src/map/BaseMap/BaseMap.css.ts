import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { cornerInset } from '../../layout/Panes/Panes.css.js';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Fills its parent, which sets the size. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '12rem',
  background: vars.color.surface.sunken,
});

/** Distance of the legend from the lower edge of the map. */
export const legendInset = createVar();

/** A map whose content adapts to its height. It has no scale, because distances shrink to the horizon. */
export const frameInSpace = style([
  frame,
  { containerType: 'size', vars: { [legendInset]: '1.5rem' } },
]);

/** The placeholder below, the map above it. */
export const canvas = style({ position: 'absolute', inset: 0, display: 'grid' });
globalStyle(`${canvas} > *`, { gridArea: '1 / 1' });

/** All controls in one corner, below those of a surrounding pane. In a low 3D map they take more columns. */
export const controls = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.x3} + ${fallbackVar(cornerInset, '0px')})`,
  insetInlineEnd: vars.space.x3,
  zIndex: 3,
  display: 'grid',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  '@container': {
    '(height < 22rem)': { gridTemplateColumns: 'repeat(2, auto)' },
    '(height < 14rem)': { gridTemplateColumns: 'repeat(3, auto)' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

/** Background of text on the map. */
const veil = `color-mix(in srgb, ${vars.color.surface.raised} 76%, transparent)`;

export const failed = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
});

// Rules that MapLibre's markup needs. Its own style sheet has 70 kB, mostly for unused controls.
const inMap = (selector: string) => `${canvas} ${selector}`;
globalStyle(inMap('.maplibregl-map'), {
  overflow: 'hidden',
  position: 'relative',
  direction: 'ltr',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle(inMap('.maplibregl-canvas'), {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  maxInlineSize: 'none',
});
// A map without its ground has the colour of the sea. Its markers would lie on the placeholder.
// `data-map-content` marks what is drawn on the map beside MapLibre's own elements.
const drawn = ':is(.maplibregl-canvas-container, canvas, [data-map-content])';
globalStyle(`${canvas}[data-without-ground] ${drawn}`, { opacity: 0 });
globalStyle(inMap('.maplibregl-canvas:focus-visible'), {
  outline: vars.outline.focus,
  outlineOffset: '-3px',
});
globalStyle(inMap('.maplibregl-interactive'), { cursor: 'grab', userSelect: 'none' });
globalStyle(inMap('.maplibregl-interactive:active'), { cursor: 'grabbing' });
globalStyle(
  `${inMap('.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan')}, ${inMap(
    '.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas',
  )}`,
  { touchAction: 'none' },
);
globalStyle(inMap('.maplibregl-marker'), {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  willChange: 'transform',
});
globalStyle(inMap('.maplibregl-boxzoom'), {
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  border: `2px dashed ${vars.color.chart.cursor}`,
  background: vars.color.chart.selection,
});
globalStyle(inMap(':is(.maplibregl-ctrl-bottom-left, .maplibregl-ctrl-bottom-right)'), {
  position: 'absolute',
  insetBlockEnd: 0,
  zIndex: 2,
  pointerEvents: 'none',
});
globalStyle(inMap('.maplibregl-ctrl-bottom-left'), { left: 0, padding: vars.space.x3 });
/** A map with more sources needs two lines for them on a phone. */
export const withManySources = style({});
globalStyle(`${withManySources} .maplibregl-ctrl-bottom-left`, {
  '@media': { [media.mobile]: { paddingBlockEnd: '2.5rem' } },
});
globalStyle(`${frame}:has(${withManySources})`, {
  '@media': { [media.mobile]: { vars: { [legendInset]: '4rem' } } },
});
globalStyle(`${frameInSpace}:has(${withManySources})`, {
  '@media': { [media.mobile]: { vars: { [legendInset]: '2.5rem' } } },
});
globalStyle(inMap('.maplibregl-ctrl-bottom-right'), { right: 0 });
globalStyle(inMap('.maplibregl-ctrl'), { pointerEvents: 'auto' });
globalStyle(inMap('.maplibregl-ctrl-scale'), {
  paddingInline: vars.space.x1,
  border: '1.5px solid currentcolor',
  borderBlockStart: 'none',
  color: vars.color.text.default,
  background: veil,
  fontSize: '0.6875rem',
  lineHeight: 1.25,
});
globalStyle(inMap('.maplibregl-ctrl-attrib'), {
  paddingInline: vars.space.x2,
  borderStartStartRadius: vars.radius.control,
  color: vars.color.text.muted,
  background: veil,
  fontSize: '0.6875rem',
});
globalStyle(inMap('.maplibregl-ctrl-attrib summary'), { display: 'none' });
globalStyle(inMap('.maplibregl-ctrl-attrib a'), { color: 'inherit' });
globalStyle(inMap('.maplibregl-attrib-empty'), { display: 'none' });
