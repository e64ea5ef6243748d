import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const control = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: vars.size.control,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-disabled]': { opacity: 0.55, cursor: 'default' } },
});

export const rail = style({
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  padding: '3px',
  borderRadius: vars.radius.round,
  background: vars.color.border.control,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '[data-selected] > &': { background: vars.color.surface.brand },
    '[data-focus-visible] > &': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      padding: '2px',
      selectors: { '[data-selected] > &': { background: 'Highlight' } },
    },
  },
});

export const knob = style({
  display: 'block',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.round,
  background: vars.color.surface.raised,
  transition: `translate ${vars.motion.quick}`,
  selectors: { '[data-selected] &': { translate: '1rem' } },
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
