import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { sparse } from '../Page/Page.css.js';

export const panes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface.page,
  selectors: { '&[data-secondary="sheet"]': { display: 'flex', flexDirection: 'column' } },
  '@media': {
    [media.middle]: {
      selectors: {
        '&[data-secondary="open"]': {
          gridTemplateColumns: 'minmax(36rem, 1.1fr) minmax(0, 1fr)',
        },
        '&[data-secondary="enlarged"]': { gridTemplateColumns: '0 minmax(0, 1fr)' },
        '&[data-secondary="folded"]': { gridTemplateColumns: 'minmax(0, 1fr) 0' },
      },
    },
    [media.wide]: {
      selectors: {
        '&[data-secondary="open"]': { gridTemplateColumns: 'minmax(44rem, 2fr) 3fr' },
      },
    },
  },
});

/** A hill on the lower edge: its centre and half width in percent of the pane, and its height. */
function hill(color: string, [centre, halfWidth, height]: [number, number, string]): string {
  const size = `${halfWidth}% ${height} at ${centre}% 100%`;
  return `radial-gradient(ellipse ${size}, ${color} 99.6%, transparent 100%)`;
}

const { near: NEAR, far: FAR } = vars.color.hill;

const landscape = [
  hill(NEAR, [12, 52, '13vh']),
  hill(NEAR, [85, 60, '10vh']),
  hill(FAR, [70, 34, '27vh']),
  hill(FAR, [28, 30, '20vh']),
  hill(FAR, [105, 26, '22vh']),
].join(', ');

export const primary = style({
  // Makes visually hidden elements scroll with the pane. Otherwise focusing one would move the
  // page.
  position: 'relative',
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface.page,
  outline: 'none',
  selectors: {
    '[data-secondary="enlarged"] > &': { visibility: 'hidden' },
    [`&:has(> ${sparse.narrow}, > ${sparse.scenic})`]: { backgroundImage: landscape },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&&': { backgroundImage: 'none' } } },
    [media.aboveMobile]: {
      // A form that is higher than the pane does not touch its edge.
      selectors: { [`&:has(> ${sparse.narrow})`]: { paddingBlockStart: vars.space.x6 } },
    },
  },
});

/** Space that a map leaves free for the buttons of its pane, in the corner of its own buttons. */
export const cornerInset = createVar();

export const secondary = style({
  gridArea: '1 / 2',
  position: 'relative',
  minInlineSize: 0,
  vars: { [cornerInset]: `calc(2 * ${vars.size.control} + ${vars.space.x3})` },
  background: vars.color.surface.sunken,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '[data-secondary="folded"] > &': { visibility: 'hidden', border: 'none' },
    '[data-secondary="enlarged"] > &': { border: 'none' },
  },
});

/** At the outer corner, above the map's own controls. */
export const controls = style({
  gridArea: '1 / 2',
  justifySelf: 'end',
  alignSelf: 'start',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  margin: vars.space.x3,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  selectors: {
    '[data-secondary="folded"] > &': { gridArea: '1 / 1', alignSelf: 'end' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

const rise = keyframes({ from: { translate: '0 3rem', opacity: 0.6 } });

/** Below the primary pane, which keeps as much space as possible. */
export const sheet = style({
  flex: 'none',
  position: 'relative',
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.color.surface.raised,
  borderStartStartRadius: '16px',
  borderStartEndRadius: '16px',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  selectors: {
    // Its handle is at its lower edge.
    '&[data-place="above"]': {
      flexDirection: 'column-reverse',
      borderRadius: 0,
      borderBlockStart: 'none',
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

/** Shares of the page's height beside the navigation. On a phone on its side, a share alone is too little for a map. */
export const heights = {
  half: '54%',
  hero: 'min(max(42%, 19rem), 100% - 3.5rem)',
  full: 'calc(100% - 3.5rem)',
};

const place = style({ flex: 'none', background: vars.color.surface.raised });

/** Reserve the height of the sheet at first, with handle and edge, until it is loaded. */
export const sheetPlaces = styleVariants({
  below: [place, { blockSize: `calc(${vars.size.touch} + 1px)` }],
  above: [place, { blockSize: heights.hero }],
});

export const handleBar = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  touchAction: 'none',
});

export const handle = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingBlockStart: vars.space.x2,
  border: 'none',
  background: 'none',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.link,
  cursor: 'pointer',
  touchAction: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: vars.space.x1,
      inlineSize: '2.5rem',
      blockSize: '4px',
      borderRadius: vars.radius.round,
      background: vars.color.border.control,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '-4px' },
  },
});

/** At the end of the handle, so that the handle's text stays centred. */
export const sheetSize = style({
  position: 'absolute',
  insetBlockStart: vars.space.x05,
  insetInlineEnd: vars.space.x2,
});

export const sheetBody = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  selectors: {
    // Above, it is open from the start.
    '[data-place="below"][data-open] > &': { animation: `${rise} ${vars.motion.slow} ease-out` },
    ':not([data-open]) > &': { display: 'none' },
  },
});
