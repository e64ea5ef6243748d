import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  flex: 1,
  minBlockSize: 0,
});

export const search = style({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  font: 'inherit',
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outline: vars.outline.focus } },
});

export const viewport = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
});

export const note = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.muted,
});

export const category = style({
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.muted,
  background: vars.color.surface.raised,
});

export const row = style({ scrollMarginBlock: vars.space.x2, justifyContent: 'space-between' });

export const emoji = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  padding: 0,
  fontSize: '1.4rem',
  lineHeight: 1,
  background: 'none',
  border: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': {
      background: vars.color.surface.hover,
      outline: vars.outline.focus,
      outlineOffset: '-2px',
    },
  },
});
