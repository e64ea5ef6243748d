import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'block' });

export const note = style([
  line,
  {
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
  },
]);

export const sources = style({ fontSize: vars.font.size.sm, color: vars.color.text.muted });
