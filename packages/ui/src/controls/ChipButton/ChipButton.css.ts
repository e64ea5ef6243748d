import { style } from '@vanilla-extract/css';
import { popover } from '../../controls/Menu/Menu.css.js';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Look of a round button in a bar of filters. Selects can have it, too. */
export const chipButton = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface.raised,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.tight,
  color: vars.color.text.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-expanded="true"]': {
      background: vars.color.surface.hover,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const panel = style([popover, { padding: vars.space.x3, inlineSize: '18rem' }]);

export const content = style({
  display: 'grid',
  // Fields are as wide as the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  outline: 'none',
});
