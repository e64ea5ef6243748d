import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Covers the plot. Pointers between the handles reach the plot. */
export const layer = style({
  position: 'absolute',
  insetBlock: '30px 26px',
  pointerEvents: 'none',
});

export const GRIP_PX = 24;

/** A line with the height of the plot and a wider area to press. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  pointerEvents: 'auto',
  touchAction: 'none',
  cursor: 'ew-resize',
  borderInlineStart: `2px solid ${vars.color.tone.brand.solid}`,
  marginInlineStart: '-1px',
  '::before': { content: '', position: 'absolute', insetBlock: 0, insetInline: '-7px' },
  selectors: {
    '&[data-outside]': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

/** On the side that counts, so that the two ends of an engine run do not cover each other. */
export const grip = style({
  position: 'absolute',
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${GRIP_PX}px`,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  background: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  selectors: {
    [`${handle}[data-side=after] &`]: {
      insetInlineStart: '-2px',
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    [`${handle}[data-side=before] &`]: {
      insetInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    [`${handle}:has(:focus-visible) &`]: { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      color: 'ButtonText',
    },
  },
});
