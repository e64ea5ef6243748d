import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const THUMB = '24px';

export const slider = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** High enough for a finger, and shorter than the field by half a thumb at each end. */
export const track = style({
  position: 'relative',
  blockSize: vars.size.touch,
  marginInline: `calc(${THUMB} / 2)`,
  cursor: 'pointer',
});

const line = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2px)',
  blockSize: '4px',
  borderRadius: vars.radius.round,
});

export const rail = style([
  line,
  {
    insetInline: 0,
    background: vars.color.border.control,
    '@media': { [media.forcedColors]: { background: 'ButtonText' } },
  },
]);

export const fill = style([
  line,
  {
    insetInlineStart: 0,
    background: vars.color.tone.brand.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
]);

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${vars.color.surface.raised}`,
  borderRadius: vars.radius.round,
  background: vars.color.tone.brand.solid,
  selectors: {
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
    '&[data-unset]': { background: vars.color.border.control },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});
