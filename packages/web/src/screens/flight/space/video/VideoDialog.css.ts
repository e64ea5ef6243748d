import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Has the size of a picture, which is 1.5 times as large, and is never seen. */
export const stage = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: '-10000px',
  inlineSize: '1280px',
  blockSize: '720px',
  pointerEvents: 'none',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const filled = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space.x3,
});

export const note = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });
