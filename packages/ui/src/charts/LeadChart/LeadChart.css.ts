import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
});

export const title = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const unit = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const plot = style({
  position: 'relative',
  blockSize: '11rem',
  direction: 'ltr',
  touchAction: 'pan-y',
  cursor: 'crosshair',
});
