import { style } from '@vanilla-extract/css';

/** Shrinks for the buttons beside it, but not below its text. */
export const name = style({
  flex: '1 1 14rem',
  inlineSize: '24rem',
  maxInlineSize: 'min(24rem, 100%)',
});

/** Has no box of its own, so that it takes no space without active filters. */
export const chips = style({ display: 'contents' });
