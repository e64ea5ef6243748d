import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';

/** On a phone each field has a row, so that a number fits beside its unit and buttons. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  gap: vars.space.x3,
});

/** Two columns, even on a phone. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  alignItems: 'end',
  gap: vars.space.x3,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  columnGap: vars.space.x3,
});

export const wrong = style({
  display: 'flex',
  gap: vars.space.x1,
  fontSize: vars.font.size.xs,
  color: vars.color.tone.violation.text,
});

/** Keeps its size beside text of several lines. */
export const sign = style({ flex: 'none' });

/** Has no box of its own, so that it takes no space without active filters. */
export const chips = style({ display: 'contents' });
