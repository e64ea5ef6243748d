import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({ containerType: 'inline-size' });

const narrow = '(width < 39rem)';
const narrowest = '(width < 26rem)';

/** Beside each other, the order with the room that its words need; else two in a line. */
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

/** Creates no box, so that it takes no space without active filters. */
export const chips = style({ display: 'contents' });
