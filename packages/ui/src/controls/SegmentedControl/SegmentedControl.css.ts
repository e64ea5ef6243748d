import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Row of segments: choices, or the links of `LinkSegments`. */
export const group = style({
  display: 'inline-flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
  padding: '2px',
  gap: '2px',
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  background: vars.color.surface.sunken,
  border: `1px solid ${vars.color.border.subtle}`,
});

export const segment = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: `calc(${vars.size.control} - 6px)`,
  paddingInline: vars.space.x3,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.default,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-selected], &[aria-current]': {
      color: vars.color.text.strong,
      fontWeight: vars.font.weight.strong,
      background: vars.color.surface.raised,
      boxShadow: `0 0 0 1px ${vars.color.border.control}`,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.55, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected], &[aria-current]': { border: '2px solid Highlight' } },
    },
  },
});
