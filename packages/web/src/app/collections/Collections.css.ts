import { vars } from '@cloudstreet/ui/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

export const parts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

/** Colour that the owner chose. */
export const chosenColor = createVar();

const cover = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  color: vars.color.text.muted,
  background: vars.color.surface.sunken,
  selectors: {
    '&[data-colored]': {
      // All colours of the choice have this contrast.
      color: 'white',
      background: chosenColor,
    },
  },
});

export const covers = styleVariants({ small: '3rem', large: '4rem' }, (size) => [
  cover,
  { inlineSize: size, blockSize: size },
]);

export const coverImage = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
});

export const rowText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
