import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** As large as the window allows, with any aspect ratio. */
export const media = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '60dvh',
  objectFit: 'contain',
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.tile,
});

export const caption = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const note = style({ color: vars.color.text.muted });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.x3,
});

/** Position on the flight. */
export const place = style({
  inlineSize: '7rem',
  blockSize: '5.25rem',
  color: vars.color.chart.altitude,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});
