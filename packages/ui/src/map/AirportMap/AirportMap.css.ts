import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const pin = style({
  display: 'block',
  inlineSize: '30px',
  blockSize: '38px',
  pointerEvents: 'none',
  fill: vars.color.tone.brand.solid,
  stroke: vars.color.surface.raised,
  strokeWidth: '1.5px',
  filter: `drop-shadow(0 2px 3px ${vars.color.shadow})`,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const hole = style({
  fill: vars.color.surface.raised,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const fallback = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  color: vars.color.text.muted,
});
