import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone each field has a row, so that a number fits beside its unit and buttons. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  gap: vars.space.x3,
});

/** A name with a button that applies it. */
export const naming = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x3,
  maxInlineSize: '28rem',
});

/** Has no box of its own. */
export const fields = style({ display: 'contents' });
