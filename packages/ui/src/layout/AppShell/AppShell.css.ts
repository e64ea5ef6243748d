import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const shell = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  blockSize: '100dvh',
  overflow: 'hidden',
  background: vars.color.surface.page,
  '@media': { [media.aboveMobile]: { flexDirection: 'row' } },
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 100,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.onBrand,
  background: vars.color.surface.brand,
  outlineOffset: '2px',
  selectors: { '&:not(:focus)': { insetBlockStart: '-100px' } },
});

export const navigation = style({
  flex: 'none',
  background: vars.color.surface.raised,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [media.aboveMobile]: {
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '6rem',
      paddingBlock: vars.space.x3,
      borderBlockStart: 'none',
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
      overflowY: 'auto',
    },
  },
});

export const brand = style({
  display: 'none',
  alignSelf: 'center',
  marginBlockEnd: vars.space.x4,
  borderRadius: vars.radius.tile,
  selectors: { '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' } },
  '@media': { [media.aboveMobile]: { display: 'block' } },
});

export const entries = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.aboveMobile]: {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.x1,
    },
  },
});

/** In the rail, the links of the account are at the bottom. */
export const apart = style({ '@media': { [media.aboveMobile]: { marginBlockStart: 'auto' } } });

export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingInline: vars.space.x05,
  border: 'none',
  borderRadius: vars.radius.tile,
  background: 'none',
  color: vars.color.text.muted,
  fontSize: '0.6875rem',
  lineHeight: vars.font.line.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.strong },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.tone.brand.text, fontWeight: vars.font.weight.strong },
  },
});

/** A pill behind the icon marks the current entry. */
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.round,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { background: vars.color.surface.hover },
    '[aria-current] > &': { background: vars.color.surface.selected },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[aria-current] > &': { border: '2px solid' } } },
  },
});

export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: 'calc(50% + 6px)',
  minInlineSize: '1.125rem',
  paddingInline: '4px',
  borderRadius: vars.radius.round,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weight.strong,
  lineHeight: '1.125rem',
  textAlign: 'center',
  color: vars.color.tone.violation.onSolid,
  background: vars.color.tone.violation.solid,
});

export const column = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const content = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
});
