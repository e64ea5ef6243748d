import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { root } from '../../theme/root.css.js';

export const overlay = style([
  root,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 50,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    background: vars.color.surface.scrim,
    transition: `opacity ${vars.motion.slow}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
    '@media': { [media.aboveMobile]: { alignItems: 'center', padding: vars.space.x6 } },
  },
]);

/** A sheet from below on a phone, a window in the middle elsewhere. */
const modal = style({
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 3rem)',
  overflow: 'auto',
  background: vars.color.surface.raised,
  borderRadius: '16px 16px 0 0',
  boxShadow: vars.shadow.float,
  transition: `translate ${vars.motion.slow}`,
  selectors: { '&[data-entering], &[data-exiting]': { translate: '0 24px' } },
  '@media': {
    [media.aboveMobile]: { borderRadius: '14px' },
    [media.forcedColors]: { border: '2px solid' },
  },
});

export const sizes = styleVariants({
  small: [modal, { maxInlineSize: '30rem' }],
  large: [modal, { maxInlineSize: '52rem' }],
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  padding: vars.space.x5,
  paddingBlockEnd: `calc(${vars.space.x5} + env(safe-area-inset-bottom))`,
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const title = style({ fontSize: vars.font.size.lg, letterSpacing: '-0.01em' });

const inset = `calc(${vars.space.x5} + env(safe-area-inset-bottom))`;

/** Stays in view while the content scrolls. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  marginInline: `calc(-1 * ${vars.space.x5})`,
  marginBlockEnd: `calc(-1 * ${inset})`,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: inset,
  paddingInline: vars.space.x5,
  background: vars.color.surface.raised,
  zIndex: 1,
});
