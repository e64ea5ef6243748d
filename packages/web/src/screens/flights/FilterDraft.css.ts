import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

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

/** A name with a button that applies it. */
export const naming = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x3,
  maxInlineSize: '28rem',
});

export const wrong = style({
  display: 'flex',
  gap: vars.space.x1,
  fontSize: vars.font.size.xs,
  color: vars.color.tone.violation.text,
});

/** Keeps its size beside text of several lines. */
export const sign = style({ flex: 'none' });

/** Has no box of its own. */
export const fields = style({ display: 'contents' });
