import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: '4px',
  selectors: { '&[data-round]': { borderRadius: '50%' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const reason = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

export const title = style({
  marginBlockStart: vars.space.x1,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.muted,
});
