import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const texts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});

export const rail = style({
  display: 'block',
  blockSize: '6px',
  borderRadius: vars.radius.round,
  background: vars.color.tone.neutral.surface,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

const { brand, climb, violation } = vars.color.tone;

export const fills = styleVariants({ brand, climb, violation }, (tone) => ({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.round,
  background: tone.solid,
  transition: `inline-size ${vars.motion.quick}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
}));

export const indeterminate = style({
  inlineSize: '40%',
  animation: `${slide} 1.4s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.5 } },
});
