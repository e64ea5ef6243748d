import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { avatarPalette } from '../../theme/tokens.js';

const avatar = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  fontWeight: vars.font.weight.strong,
  userSelect: 'none',
});

export const sizes = styleVariants({
  small: [avatar, { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.font.size.xs }],
  normal: [avatar, { inlineSize: '2.75rem', blockSize: '2.75rem' }],
  large: [avatar, { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.font.size.xl }],
});

/** Backgrounds of initials in white. */
export const colors = avatarPalette.map((color) => style({ color: '#ffffff', background: color }));

const { brand, climb, neutral, warning } = vars.color.tone;

/** Border colours for statuses, which a text beside the avatar names. */
export const rings = styleVariants(
  {
    patron: warning.solid,
    premium: brand.solid,
    supporter: neutral.solid,
    junior: climb.solid,
  },
  (color) => ({ outline: `2px solid ${color}`, outlineOffset: '2px' }),
);

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
