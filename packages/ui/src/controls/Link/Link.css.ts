import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const link = style({
  color: vars.color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: '2px' },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
});
