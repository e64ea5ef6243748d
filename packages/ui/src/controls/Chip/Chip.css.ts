import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '20px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  whiteSpace: 'nowrap',
  // A thin border, because a chip may be on a surface of its own colour.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 24%, transparent)',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

const { neutral, brand, lift, climb, warning, violation } = vars.color.tone;

export const tones = styleVariants({ neutral, brand, lift, climb, warning, violation }, (tone) => [
  chip,
  { color: tone.text, background: tone.surface },
]);
