import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const star = style({
  selectors: {
    '[data-selected] > &': { color: vars.color.text.link, fill: 'currentColor' },
  },
});
