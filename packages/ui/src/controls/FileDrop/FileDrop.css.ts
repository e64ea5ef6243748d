import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

const zone = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  border: `2px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
  transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.tone.brand.solid,
      background: vars.color.tone.brand.surface,
    },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
});

export const zones = styleVariants({
  full: [
    zone,
    {
      flexDirection: 'column',
      padding: `${vars.space.x8} ${vars.space.x4}`,
      textAlign: 'center',
    },
  ],
  compact: [
    zone,
    { justifyContent: 'space-between', padding: `${vars.space.x2} ${vars.space.x3}` },
  ],
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.round,
  color: vars.color.tone.brand.text,
  background: vars.color.tone.brand.surface,
});

export const label = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const hint = style({ maxInlineSize: '28rem', color: vars.color.text.muted });
