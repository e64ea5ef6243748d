import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Filters and the choice of a view: one line where there is room. */
export const controls = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  minInlineSize: 0,
  '@media': {
    [media.aboveMobile]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

/** Shrinks for the buttons beside it, but not below its text. */
export const name = style({
  flex: '1 1 14rem',
  inlineSize: '24rem',
  maxInlineSize: 'min(24rem, 100%)',
});
