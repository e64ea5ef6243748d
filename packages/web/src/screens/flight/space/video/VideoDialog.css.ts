import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** A frame is twice as large. On a larger scene, texts would be too small on a phone. */
export const hidden = style({
  position: 'fixed',
  insetBlockStart: 0,
  left: '-10000px',
  inlineSize: '960px',
  blockSize: '540px',
  pointerEvents: 'none',
});

export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const filled = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  padding: vars.space.x6,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space.x3,
});

export const note = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });
