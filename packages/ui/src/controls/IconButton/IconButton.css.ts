import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
    '&[data-disabled]': { opacity: 0.55, cursor: 'default' },
    '&[aria-pressed="true"]': {
      color: vars.color.tone.brand.text,
      background: vars.color.surface.selected,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const tones = styleVariants({
  quiet: [iconButton, { background: 'transparent' }],
  /** For use over a map or an image. */
  floating: [
    iconButton,
    {
      background: vars.color.surface.raised,
      borderColor: vars.color.border.subtle,
      boxShadow: vars.shadow.float,
    },
  ],
});
