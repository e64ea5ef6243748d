import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const comments = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const thread = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginInlineStart: vars.space.x3,
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `2px solid ${vars.color.border.subtle}`,
});

export const comment = style({
  display: 'flex',
  gap: vars.space.x3,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '4px' },
    '&:target': { background: vars.color.surface.selected },
  },
});

export const removed = style({
  margin: 0,
  color: vars.color.text.muted,
  fontStyle: 'italic',
  outline: 'none',
});

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
});

export const author = style({ fontWeight: vars.font.weight.strong });

export const note = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.muted });

export const text = style({
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: vars.color.text.default,
  selectors: { '[data-hidden] &': { color: vars.color.text.muted } },
});

export const link = style({
  color: vars.color.text.link,
  selectors: { '&:focus-visible': { outline: vars.outline.focus } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x1,
});

/** A quiet button below a comment. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x2,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.strong },
    '&[data-focus-visible]': { outline: vars.outline.focus },
  },
});

export const reaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '2rem',
  paddingInline: vars.space.x2,
  font: 'inherit',
  fontSize: vars.font.size.sm,
  color: vars.color.text.default,
  background: vars.color.surface.sunken,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  selectors: {
    'button&': { cursor: 'pointer' },
    '&[data-selected]': {
      background: vars.color.surface.selected,
      borderColor: vars.color.focus,
      color: vars.color.text.strong,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus },
  },
});

export const popover = style({
  boxSizing: 'border-box',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.sm,
  color: vars.color.text.default,
  padding: vars.space.x2,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.float,
  overflow: 'auto',
});

export const emojiDialog = style({
  // Of the whole picker, so that the popover is placed for it before it is loaded.
  inlineSize: 'min(21.5rem, calc(100vw - 3rem))',
  blockSize: 'min(25rem, 60vh)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  outline: 'none',
});

export const usual = style({ display: 'flex', gap: vars.space.x1 });

export const usualEmoji = style({
  flex: 1,
  minBlockSize: vars.size.control,
  padding: 0,
  fontSize: '1.4rem',
  lineHeight: 1,
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: vars.outline.focus },
  },
});

export const box = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const boxActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
});

export const problem = style({ margin: 0, color: vars.color.tone.violation.text });

export const mentionField = style({ position: 'relative' });

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const label = style({ fontWeight: vars.font.weight.strong, color: vars.color.text.strong });

export const input = style({
  // Grows with the text where browsers support it.
  fieldSizing: 'content',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '4rem',
  maxBlockSize: '20rem',
  padding: vars.space.x3,
  font: 'inherit',
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  resize: 'vertical',
  selectors: { '&[data-focused]': { outline: vars.outline.focus, outlineOffset: '-1px' } },
});

export const proposals = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: '100%',
  maxInlineSize: '24rem',
  margin: 0,
  marginBlockStart: vars.space.x1,
  padding: vars.space.x1,
  listStyle: 'none',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.float,
});

export const proposal = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.color.surface.selected,
      color: vars.color.text.strong,
    },
    '&:hover': { background: vars.color.surface.hover },
  },
});
