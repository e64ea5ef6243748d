import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

const LIST_WIDTH = '25rem';

/** The map beside its list in the remaining space, or above it on narrow screens. */
export const room = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: `minmax(0, 1fr) ${LIST_WIDTH}`,
      // Not the height of the list, which scrolls on its own.
      gridTemplateRows: 'minmax(0, 1fr)',
      flex: '1 0 24rem',
      minBlockSize: '24rem',
    },
  },
});

export const place = style({
  flex: '1 1 12rem',
  inlineSize: '18rem',
  maxInlineSize: 'min(24rem, 100%)',
});

export const map = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '62dvh',
  minBlockSize: '18rem',
  borderRadius: vars.radius.tile,
  border: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.middle]: { blockSize: 'auto' } },
});

export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.text.muted,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minBlockSize: 0,
  margin: 0,
  // Focus outlines are not cut off.
  padding: '3px',
  listStyle: 'none',
  '@media': { [media.middle]: { overflowY: 'auto' } },
});

/** Tiles outside the view are not drawn. */
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 6rem' });
