import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const disclosure = style({ minInlineSize: 0 });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text.link },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
});

export const chevron = style({
  flex: 'none',
  transition: `rotate ${vars.motion.quick}`,
  selectors: { '[data-expanded] > * > * > &': { rotate: '90deg' } },
});

export const panel = style({
  paddingInlineStart: '26px',
  selectors: { '[data-expanded] > &': { paddingBlock: vars.space.x2 } },
});
