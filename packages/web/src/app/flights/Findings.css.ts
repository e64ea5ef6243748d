import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Severities in one column, texts in the other. */
export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x2,
});

export const finding = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  justifyItems: 'start',
});

/** Less prominent than the flight above. */
export const folded = style({
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});
