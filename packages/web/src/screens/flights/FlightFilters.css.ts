import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside each other, the order with the room that its words need; on a phone two in a line. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.7fr)',
  alignItems: 'end',
  gap: vars.space.x3,
  maxInlineSize: '56rem',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Words that would be cut beside another field have a line of their own. */
export const wide = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const name = style({ inlineSize: '24rem', maxInlineSize: '100%' });

/** No box of its own: where no filter is in force, it takes no room. */
export const chips = style({ display: 'contents' });
