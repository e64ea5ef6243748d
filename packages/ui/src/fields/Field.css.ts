import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { media } from '../theme/media.js';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const label = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const optional = style({
  // In addition to the space between words.
  paddingInlineStart: vars.space.x1,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

/** The box around the input, with space for buttons and units. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.border.strong },
    '&[data-focus-within], &[data-focused]': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
    '&[data-invalid], [data-invalid] > &': { borderColor: vars.color.tone.violation.solid },
    '&[data-disabled], [data-disabled] > &': {
      background: vars.color.surface.sunken,
      color: vars.color.text.muted,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focus-within], &[data-focused]': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  paddingInline: vars.space.x3,
  border: 'none',
  borderRadius: vars.radius.control,
  outline: 'none',
  background: 'none',
  // Below 16 px iOS zooms into the page on focus.
  fontSize: vars.font.size.md,
  color: vars.color.text.strong,
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.aboveMobile]: { fontSize: vars.font.size.sm } },
});

/** A button inside the box. */
export const inner = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.control} - 2px)`,
  blockSize: `calc(${vars.size.control} - 2px)`,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text.strong },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
});

export const hint = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

export const error = style({
  display: 'flex',
  gap: vars.space.x1,
  fontSize: vars.font.size.xs,
  color: vars.color.tone.violation.text,
});

/** Keeps its size beside text of several lines. */
export const errorSign = style({ flex: 'none' });
