import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

/** In wide panes the help stands beside the box. */
export const select = style({ '@container': { '(width >= 34rem)': { maxInlineSize: '44rem' } } });

globalStyle(`${select} button`, { maxInlineSize: '18rem' });
globalStyle(`${select} > *`, { gap: vars.space.x1 });
