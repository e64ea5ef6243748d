import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      // As wide as the screen, with space for the outline of a focused chip.
      marginInline: `calc(-1 * ${vars.space.x3})`,
      paddingInline: vars.space.x3,
      marginBlock: '-4px',
      paddingBlock: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
  },
});
