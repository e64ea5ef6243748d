import { media, vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

export const color = createVar();

/** Names are long and phones narrow. */
export const pilot = style({
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Looks like the track on the map. */
export const swatch = style({
  display: 'inline-block',
  inlineSize: '1rem',
  blockSize: '0.35rem',
  marginInlineEnd: vars.space.x2,
  verticalAlign: 'middle',
  borderRadius: '2px',
  background: color,
});

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  maxBlockSize: '24rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
