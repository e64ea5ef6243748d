import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const panes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  overflow: 'hidden',
  '@media': {
    [media.middle]: {
      selectors: {
        '&[data-secondary="open"]': { gridTemplateColumns: 'minmax(36rem, 1fr) minmax(0, 1fr)' },
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

export const primary = style({
  // What is hidden by its position scrolls with the pane; else, focused, it would move the page.
  position: 'relative',
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface.page,
  outline: 'none',
  selectors: {
    '[data-secondary="enlarged"] > &': { visibility: 'hidden' },
    // The handle of the sheet covers the foot of the pane.
    '[data-secondary="sheet"] > &': { paddingBlockEnd: '3.25rem' },
  },
});

export const secondary = style({
  gridArea: '1 / 2',
  position: 'relative',
  minInlineSize: 0,
  background: vars.color.surface.sunken,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '[data-secondary="folded"] > &': { visibility: 'hidden', border: 'none' },
    '[data-secondary="enlarged"] > &': { border: 'none' },
  },
});

/** At the inner corner of the secondary pane: the map has its own controls at the outer one. */
export const controls = style({
  gridArea: '1 / 2',
  justifySelf: 'start',
  alignSelf: 'start',
  zIndex: 2,
  display: 'flex',
  gap: vars.space.x2,
  margin: vars.space.x3,
  selectors: {
    '[data-secondary="folded"] > &': { gridArea: '1 / 1', justifySelf: 'end', alignSelf: 'end' },
  },
});

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'calc(100% - 3.5rem)',
  background: vars.color.surface.raised,
  borderStartStartRadius: '16px',
  borderStartEndRadius: '16px',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  translate: '0 calc(100% - 3.25rem)',
  transition: `translate ${vars.motion.calm}`,
  selectors: { '&[data-open]': { translate: '0 0' } },
});

export const handle = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  blockSize: '3.25rem',
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
      insetBlockStart: vars.space.x2,
      inlineSize: '2.5rem',
      blockSize: '4px',
      borderRadius: vars.radius.round,
      background: vars.color.border.control,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '-4px' },
  },
});

export const sheetBody = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  selectors: { ':not([data-open]) > &': { visibility: 'hidden' } },
});
