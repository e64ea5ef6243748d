import { media, vars } from '@cloudstreet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A line at the top that grows while the next screen loads. */
export const progress = style({
  position: 'fixed',
  zIndex: 90,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  background: vars.color.surface.brand,
  transformOrigin: '0 50%',
  transform: 'scaleX(0)',
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    '&[data-pending]': {
      opacity: 1,
      transform: 'scaleX(0.9)',
      // Fast screens never show it.
      transition: 'opacity 100ms 150ms, transform 8s cubic-bezier(0, 0.8, 0.2, 1) 150ms',
    },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-pending]': { transition: 'none' } } } },
});

globalStyle('#app', { display: 'contents' });
// A heading focused after a navigation needs no focus ring.
globalStyle('h1:focus', { outline: 'none' });
