import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const user = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

export const coUser = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
});
