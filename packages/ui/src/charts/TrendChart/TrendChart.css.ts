import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const AXIS_WIDTH = '3.25rem';
const SEASONS_HEIGHT = '1.75rem';

/** Time goes from left to right in every script. */
export const figure = style({ direction: 'ltr', minInlineSize: 0, margin: 0 });

export const unit = style({
  boxSizing: 'border-box',
  inlineSize: AXIS_WIDTH,
  minBlockSize: '1lh',
  margin: 0,
  paddingInlineEnd: vars.space.x2,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  textAlign: 'end',
});

export const plot = style({
  position: 'relative',
  blockSize: '11rem',
  marginInlineStart: AXIS_WIDTH,
  marginBlockEnd: SEASONS_HEIGHT,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${vars.color.border.control}`,
});

export const level = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const tick = style({
  position: 'absolute',
  right: '100%',
  paddingInlineEnd: vars.space.x2,
  translate: '0 -50%',
  whiteSpace: 'nowrap',
});

export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.tone.brand.solid,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Has the same thickness at any width. */
export const line = style({ vectorEffect: 'non-scaling-stroke' });

export const point = style({
  position: 'absolute',
  inlineSize: '9px',
  blockSize: '9px',
  translate: '-50% 50%',
  borderRadius: '50%',
  background: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const value = style({
  position: 'absolute',
  bottom: '100%',
  left: '50%',
  paddingBlockEnd: vars.space.x05,
  translate: '-50% 0',
  color: vars.color.text.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-below]': {
      bottom: 'auto',
      top: '100%',
      paddingBlock: `${vars.space.x05} 0`,
    },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const season = style({
  position: 'absolute',
  top: `calc(100% + ${vars.space.x1})`,
  translate: '-50% 0',
});
