import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { LABEL_PADDING_PX, LABEL_SIZE_PX } from './label-size.js';
import { BEHIND_GROUND } from './scene-marks.js';

export const labels = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'hidden',
  pointerEvents: 'none',
});

/** A map in which texts would cover the glider: on a phone, or beside a barogram in a low window. */
const isLow = '(height < 17rem)';

/** Beside a glider. */
export const label = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  display: 'flex',
  gap: vars.space.x1,
  paddingInline: LABEL_PADDING_PX,
  borderRadius: '4px',
  background: `color-mix(in srgb, ${vars.color.surface.raised} 82%, transparent)`,
  color: vars.color.text.strong,
  fontSize: LABEL_SIZE_PX,
  lineHeight: '14px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Clipped instead of hidden, so that focus never scrolls it. */
export const markers = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'clip',
  pointerEvents: 'none',
});

export const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  transform: 'translate(-200px, -200px)',
  pointerEvents: 'auto',
  // Still there for keyboards, and to press.
  selectors: { [`&[${BEHIND_GROUND}]:not(:focus-within)`]: { opacity: 0.3 } },
});

/** In the corner that neither controls nor legend use, below a choice of views. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.x3} + ${vars.size.touch} + ${vars.space.x2})`,
  left: vars.space.x3,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  maxInlineSize: 'min(18rem, calc(100% - 6rem))',
  '@container': { [isLow]: { rowGap: 0 } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const note = style({
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${vars.color.surface.raised} 88%, transparent)`,
  color: vars.color.text.default,
  fontSize: vars.font.size.xs,
  // Screen readers still read it.
  '@container': { [isLow]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
