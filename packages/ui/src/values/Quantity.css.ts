import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';

/**
 * Only values have tabular figures, because in running text the typeface would give hyphens the
 * width of digits.
 */
export const quantity = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Smaller and less prominent than its number, at any size. */
export const unit = style({
  fontSize: 'max(0.68em, 0.6875rem)',
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  letterSpacing: '0.01em',
});
