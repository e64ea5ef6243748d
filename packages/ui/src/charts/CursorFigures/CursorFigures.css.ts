import { style } from '@vanilla-extract/css';

export const figures = style({ position: 'relative' });

/** Chromium draws with the digits of this style; elsewhere those of moving figures are less even. */
export const canvas = style({
  fontVariantNumeric: 'tabular-nums',
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  visibility: 'hidden',
  pointerEvents: 'none',
  selectors: { [`${figures}[data-moving] > &`]: { visibility: 'visible' } },
});

/** Not hidden from those who hear the page. */
export const figure = style({
  selectors: { [`${figures}[data-moving] &`]: { opacity: 0 } },
});
