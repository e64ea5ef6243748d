import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const error = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.tone.violation.text,
  background: vars.color.tone.violation.surface,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x2,
});
