import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { legendInset } from '../BaseMap/BaseMap.css.js';
import { MEETING_OPACITY } from './layers/flight-layer.js';

/** Above the scale, if there is one. */
export const legend = style({
  position: 'absolute',
  insetBlockEnd: fallbackVar(legendInset, '2.5rem'),
  left: vars.space.x3,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  maxInlineSize: 'calc(100% - 5rem)',
  maxBlockSize: '60%',
  overflow: 'auto',
  // Most of a small map stays free.
  '@media': { [media.belowMiddle]: { maxBlockSize: '33%' } },
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  background: `color-mix(in srgb, ${vars.color.surface.raised} 88%, transparent)`,
  color: vars.color.text.default,
  fontSize: vars.font.size.xs,
});

/** Lines about one subject. */
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x05,
  maxInlineSize: '15rem',
  '@media': { [media.belowMiddle]: { maxInlineSize: 'none' } },
});

/** Few lines on a phone, where the map is small. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space.x05} ${vars.space.x3}`,
  '@media': { [media.belowMiddle]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

export const entry = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

const kept = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;

export const line = style({ ...kept, inlineSize: '1.25rem', blockSize: '3px' });

/** Dashed like the parts on the map. */
export const meeting = style({
  ...kept,
  inlineSize: '1.25rem',
  blockSize: '8px',
  background: `repeating-linear-gradient(90deg, ${vars.color.chart.meeting} 0 5px, transparent 5px 8px)`,
  opacity: MEETING_OPACITY,
});

export const sign = style({ inlineSize: '1.25rem', textAlign: 'center' });

/** Quiet, because it is always there. */
export const ramp = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: '0.6875rem',
  lineHeight: 1.25,
});

/** From low to high in every script, like an axis. */
export const classes = style({
  display: 'flex',
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  inlineSize: '1.375rem',
});

/** May be wider than its colour. */
export const mark = style({ whiteSpace: 'nowrap' });

export const swatch = style({ ...kept, inlineSize: '100%', blockSize: '0.375rem' });
