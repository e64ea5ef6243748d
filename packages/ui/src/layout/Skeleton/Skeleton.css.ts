import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  background: vars.color.tone.neutral.surface,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid' },
  },
});
