import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const findings = style({ display: 'grid', gap: vars.space.x2 });

/** The level and the words, the words wrapping beside the level. */
export const finding = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space.x2,
});
