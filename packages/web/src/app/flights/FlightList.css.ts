import { vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** Has the height of the whole list; only rows near the view are rendered. */
export const rows = style({ position: 'relative' });

/** Includes the gap to the next row. */
export const row = style({ paddingBlockEnd: vars.space.x1 });

export const placedRow = style([row, { position: 'absolute', insetBlockStart: 0, insetInline: 0 }]);

/** Invisible sample rows that take no space. All rows have their heights. */
export const samples = style({
  position: 'relative',
  blockSize: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});

/** Higher than any row, so that the estimated height of the list is never too small. */
export const ROW_AT_MOST = '16rem';

export const columns = createVar();

export const line = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gap: vars.space.x1,
});

/** One line for any day, so that all headings have the same height. */
export const heading = style({
  paddingBlockStart: vars.space.x3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const loader = style({ blockSize: '1px' });
