import { vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** As tall as the whole list; only the rows near the view stand in it. */
export const rows = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockEnd: vars.space.x2,
});

export const columns = createVar();

export const line = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: vars.space.x2,
});

export const heading = style({
  paddingBlockStart: vars.space.x3,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const loader = style({ blockSize: '1px' });
