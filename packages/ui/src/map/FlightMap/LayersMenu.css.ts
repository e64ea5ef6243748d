import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: '4px',
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const reason = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });
