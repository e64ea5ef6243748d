import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'block' });

export const second = style([
  line,
  {
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
  },
]);
