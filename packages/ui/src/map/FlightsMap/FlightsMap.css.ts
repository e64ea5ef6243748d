import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Above a position of the map. */
export const position = style({
  position: 'absolute',
  zIndex: 1,
  transform: 'translate(-50%, -100%)',
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.float,
  whiteSpace: 'nowrap',
});

/** On the background of the map, above which it stays visible. */
export const middle = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  color: vars.color.text.default,
  background: `color-mix(in srgb, ${vars.color.surface.raised} 70%, transparent)`,
  pointerEvents: 'none',
});

/** In the corner opposite the controls. */
export const picked = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  inlineSize: `min(22rem, 100% - ${vars.size.control} - 4 * ${vars.space.x3})`,
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.float,
  '@media': {
    // Follows the pointer, so it must let pointer events pass.
    [media.canHover]: { pointerEvents: 'none' },
  },
});
