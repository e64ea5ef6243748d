import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { media } from '../theme/media.js';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: vars.space.x4,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-linked]': { gap: vars.space.x3, boxShadow: vars.shadow.card },
    '&:has([data-name] > a[data-hovered])': { borderColor: vars.color.border.control },
    '&:has([data-name] > a[data-focus-visible])': {
      outline: vars.outline.focus,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 });

const image = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  color: vars.color.tone.brand.text,
  background: vars.color.tone.brand.surface,
});

export const images = styleVariants({
  small: [image, { inlineSize: '2.75rem', blockSize: '2.75rem' }],
  large: [image, { inlineSize: '3.5rem', blockSize: '3.5rem' }],
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const text = style({ flex: 1, minInlineSize: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  overflowWrap: 'anywhere',
});

/** Its area is the whole card. */
export const link = style({
  minInlineSize: 0,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: "''", position: 'absolute', inset: 0 } },
});

export const note = style({ color: vars.color.text.muted });
