import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';

/**
 * Tabular figures are for values alone: in running text the typeface would space hyphens as widely
 * as digits.
 */
export const quantity = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Smaller and quieter than its number, whatever the size of that. */
export const unit = style({
  fontSize: 'max(0.68em, 0.6875rem)',
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  letterSpacing: '0.01em',
});
