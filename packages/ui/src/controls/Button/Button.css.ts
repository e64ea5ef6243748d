import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Shared with links that look like buttons. */
export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x4,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.line.tight,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
      '&[data-disabled]': { cursor: 'default', opacity: 0.55 },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
  variants: {
    tone: {
      primary: {
        color: vars.color.text.onBrand,
        background: vars.color.surface.brand,
        selectors: {
          '&[data-hovered], &[data-pressed]': { background: vars.color.surface.brandHover },
        },
      },
      secondary: {
        color: vars.color.text.strong,
        background: vars.color.surface.raised,
        borderColor: vars.color.border.control,
        selectors: { '&[data-hovered], &[data-pressed]': { background: vars.color.surface.hover } },
      },
      quiet: {
        color: vars.color.text.link,
        background: 'transparent',
        selectors: {
          '&[data-hovered], &[data-pressed]': { background: vars.color.surface.selected },
        },
      },
      danger: {
        color: vars.color.tone.violation.onSolid,
        background: vars.color.tone.violation.solid,
        selectors: { '&[data-hovered], &[data-pressed]': { filter: 'brightness(0.92)' } },
      },
    },
    size: {
      normal: {},
      small: {
        minBlockSize: vars.size.controlSmall,
        paddingInline: vars.space.x3,
        fontSize: vars.font.size.xs,
      },
      /** Beside chips of a filter bar. */
      chip: { flex: 'none', paddingInline: vars.space.x3, borderRadius: vars.radius.round },
    },
    fill: { true: { inlineSize: '100%' }, false: {} },
  },
  defaultVariants: { tone: 'secondary', size: 'normal', fill: false },
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  selectors: { '[data-pending] > &': { visibility: 'hidden' } },
});

export const spinner = style({
  position: 'absolute',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '4s' } },
});
