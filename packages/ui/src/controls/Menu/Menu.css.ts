import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { root } from '../../theme/root.css.js';

const { raised } = vars.color.surface;
const { shadow } = vars.color;

/**
 * Shadows at the upper and the lower edge. Covers that scroll with the list hide them at its ends.
 */
const scrollShades = [
  `linear-gradient(${raised} 50%, transparent) top / 100% 2rem no-repeat local`,
  `linear-gradient(transparent, ${raised} 50%) bottom / 100% 2rem no-repeat local`,
  `linear-gradient(${shadow}, transparent) top / 100% 0.5rem no-repeat`,
  `linear-gradient(transparent, ${shadow}) bottom / 100% 0.5rem no-repeat`,
];

/** Surface of popovers. */
export const popover = style([
  root,
  {
    minInlineSize: 'max(12rem, var(--trigger-width))',
    maxInlineSize: 'min(24rem, calc(100vw - 16px))',
    padding: vars.space.x1,
    background: [...scrollShades, raised].join(', '),
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.tile,
    boxShadow: vars.shadow.float,
    outline: 'none',
    overflow: 'auto',
    transformOrigin: 'var(--trigger-anchor-point)',
    transition: `opacity ${vars.motion.quick}, scale ${vars.motion.quick}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, scale: 0.97 } },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);

export const list = style({ outline: 'none' });

/** A row of a menu or a list of options. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  color: vars.color.text.default,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.surface.hover, color: vars.color.text.strong },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '-2px' },
    '&[data-selected]': { background: vars.color.surface.selected, color: vars.color.text.strong },
    '&[data-disabled]': { color: vars.color.text.muted, cursor: 'default' },
    '&[data-tone="danger"]': { color: vars.color.tone.violation.text },
  },
});
