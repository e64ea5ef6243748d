import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { root } from '../../theme/root.css.js';
import { overlay } from '../Dialog/Dialog.css.js';

export const region = style([
  root,
  {
    position: 'fixed',
    zIndex: 60,
    insetBlockEnd: 'calc(4.25rem + env(safe-area-inset-bottom))',
    insetInline: vars.space.x3,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x2,
    outline: 'none',
    '@media': {
      [media.mobile]: {
        // At the top, because an open sheet covers the bottom.
        selectors: {
          [`body:has(${overlay}) &`]: {
            insetBlockStart: `calc(${vars.space.x3} + env(safe-area-inset-top))`,
            insetBlockEnd: 'auto',
          },
        },
      },
      [media.aboveMobile]: {
        insetBlockEnd: vars.space.x5,
        insetInline: 'auto',
        insetInlineEnd: vars.space.x5,
        inlineSize: '23rem',
      },
    },
  },
]);

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  padding: vars.space.x3,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  boxShadow: vars.shadow.float,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: vars.outline.focus } },
  '@media': { [media.forcedColors]: { border: '2px solid' } },
});

const { climb, warning, violation } = vars.color.tone;

export const icons = styleVariants({ success: climb, warning, error: violation }, (tone) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.round,
  color: tone.text,
  background: tone.surface,
}));

export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: vars.space.x1,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});
