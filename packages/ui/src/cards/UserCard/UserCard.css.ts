import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.card,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:has(a[data-hovered])': { borderColor: vars.color.border.control },
    '&:has(a[data-focus-visible])': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const image = style({ position: 'relative' });

/** Overlaps the edge of the image like a medal. */
export const level = style({
  position: 'absolute',
  insetBlockEnd: '-6px',
  insetInlineEnd: '-8px',
});

export const text = style({ flex: 1, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minInlineSize: 0,
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: "''", position: 'absolute', inset: 0 } },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  color: vars.color.text.muted,
});

export const points = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  color: vars.color.text.strong,
});

export const unit = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});
