import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const segments = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.x3,
  color: vars.color.text.strong,
});

export const segment = style({
  paddingInline: '2px',
  borderRadius: '4px',
  outline: 'none',
  whiteSpace: 'pre',
  selectors: {
    // Large enough for a finger.
    '&:not([data-type="literal"])': {
      minInlineSize: '24px',
      lineHeight: '24px',
      textAlign: 'center',
    },
    '&[data-placeholder]': { color: vars.color.text.muted },
    '&[data-type="literal"]': { paddingInline: 0, color: vars.color.text.muted },
    '&[data-focused]': {
      color: vars.color.text.onBrand,
      background: vars.color.surface.brand,
    },
  },
});
