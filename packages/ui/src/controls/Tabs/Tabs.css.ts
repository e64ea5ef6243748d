import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  color: vars.color.text.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.strong },
    '&[data-selected]': { color: vars.color.text.strong, fontWeight: vars.font.weight.strong },
    '&[data-selected]::after': {
      content: "''",
      position: 'absolute',
      insetInline: vars.space.x2,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
      background: vars.color.tone.brand.solid,
    },
    '&[data-focus-visible]': {
      outline: vars.outline.focus,
      outlineOffset: '-3px',
      borderRadius: vars.radius.control,
    },
    '&[data-disabled]': { opacity: 0.55, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-selected]::after': { background: 'Highlight' } } },
  },
});

export const panel = style({
  paddingBlockStart: vars.space.x4,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
});
