import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({ containerType: 'inline-size' });

const narrow = '(width < 39rem)';
const narrowest = '(width < 26rem)';

/** Side by side, with enough space for the words of the order; otherwise two per line. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.7fr)',
  alignItems: 'end',
  gap: vars.space.x3,
  maxInlineSize: '56rem',
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Labels that would be cut off beside another field get their own line. */
export const wide = style({ '@container': { [narrowest]: { gridColumn: '1 / -1' } } });

/** Shrinks for the buttons beside it, but not below its text. */
export const name = style({
  flex: '1 1 14rem',
  inlineSize: '24rem',
  maxInlineSize: 'min(24rem, 100%)',
});

/** Has no box of its own, so that it takes no space without active filters. */
export const chips = style({ display: 'contents' });
