import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const forms = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  overflowX: 'auto',
  padding: '2px',
  gap: '2px',
  borderRadius: `calc(${vars.radius.control} + 2px)`,
  background: vars.color.surface.sunken,
  border: `1px solid ${vars.color.border.subtle}`,
});

export const form = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: `calc(${vars.size.control} - 6px)`,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-current]': {
      color: vars.color.text.strong,
      fontWeight: vars.font.weight.strong,
      background: vars.color.surface.raised,
      boxShadow: `0 0 0 1px ${vars.color.border.control}`,
    },
    '&:focus-visible': { outline: vars.outline.focus, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
