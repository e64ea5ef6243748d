import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const field = style({ display: 'grid', justifyItems: 'start' });

export const error = style({
  display: 'flex',
  gap: vars.space.x1,
  fontSize: vars.font.size.xs,
  color: vars.color.tone.violation.text,
});

export const checkbox = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { opacity: 0.55, cursor: 'default' } },
});

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: '5px',
  color: vars.color.text.onBrand,
  background: vars.color.surface.raised,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '[data-selected] > &': {
      background: vars.color.surface.brand,
      borderColor: vars.color.surface.brand,
    },
    '[data-focus-visible] > &': { outline: vars.outline.focus, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: vars.color.tone.violation.solid },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '[data-selected] > &': { color: 'HighlightText', background: 'Highlight' } },
    },
  },
});

export const mark = style({
  visibility: 'hidden',
  selectors: { '[data-selected] &': { visibility: 'visible' } },
});
