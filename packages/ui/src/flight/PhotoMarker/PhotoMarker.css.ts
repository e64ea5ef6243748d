import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const marker = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minInlineSize: '24px',
  blockSize: '24px',
  paddingInline: '3px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  color: vars.color.text.strong,
  background: vars.color.surface.raised,
  boxShadow: `0 1px 3px ${vars.color.shadow}`,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      borderColor: vars.color.tone.brand.solid,
      color: vars.color.tone.brand.onSolid,
      background: vars.color.tone.brand.solid,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-highlighted]': {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          background: 'Highlight',
        },
      },
    },
  },
});
