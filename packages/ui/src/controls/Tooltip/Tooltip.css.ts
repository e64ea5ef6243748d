import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { root } from '../../theme/root.css.js';

export const tooltip = style([
  root,
  {
    maxInlineSize: '18rem',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.xs,
    color: vars.color.text.onInverse,
    background: vars.color.surface.inverse,
    transition: `opacity ${vars.motion.quick}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);
