import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x4,
  textAlign: 'center',
  selectors: {
    '&[data-filling]': { flex: '1 0 auto', justifyContent: 'center', paddingBlock: vars.space.x6 },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: vars.space.x2,
  borderRadius: vars.radius.round,
  color: vars.color.tone.brand.text,
  background: vars.color.tone.brand.surface,
});

export const title = style({ fontSize: vars.font.size.md });

export const text = style({
  maxInlineSize: '26rem',
  color: vars.color.text.muted,
  textWrap: 'balance',
});

export const action = style({ marginBlockStart: vars.space.x3 });
