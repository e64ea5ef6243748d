import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
});

export const spread = style({ justifyContent: 'space-between' });

export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
