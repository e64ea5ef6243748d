import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'block' });

/** Names can be long. */
export const name = style([line, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]);

export const moments = style({
  display: 'flex',
  flexFlow: 'row wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  '@media': { [media.aboveMobile]: { flexDirection: 'column' } },
});

export const note = style([
  line,
  {
    whiteSpace: 'normal',
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.muted,
  },
]);

/** Aligns side, time and place of entries and exits in columns. */
export const moment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x1,
});

/** On one line, as usual. */
export const place = style([note, { whiteSpace: 'nowrap' }]);

export const side = style([note, { minInlineSize: '2.5rem' }]);

export const sources = style({ fontSize: vars.font.size.sm, color: vars.color.text.muted });
