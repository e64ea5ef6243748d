import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  overflowWrap: 'anywhere',
});

export const detail = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const total = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});
