import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** One line, because a sticky column must not displace the values. */
const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const pilot = style([line, { fontWeight: vars.font.weight.regular }]);

export const from = style([
  line,
  {
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
  },
]);
