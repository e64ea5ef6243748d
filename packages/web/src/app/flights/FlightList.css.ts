import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** As tall as the whole list; only the rows near the view stand in it. */
export const list = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockEnd: vars.space.x2,
});

export const day = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const loader = style({ blockSize: '1px' });
