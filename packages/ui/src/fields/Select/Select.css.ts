import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const trigger = style({
  inlineSize: '100%',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.color.text.strong,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
  },
});

/** Has no box of its own. */
export const chip = style({ display: 'contents' });

export const value = style({
  minInlineSize: 0,
  // A long option wraps to a second line.
  overflowWrap: 'anywhere',
  textAlign: 'start',
  lineHeight: vars.font.line.tight,
  selectors: { '&[data-placeholder]': { color: vars.color.text.muted } },
});
