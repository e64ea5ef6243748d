import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Large points, with the other values beside them on the same baseline. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  paddingBlockStart: vars.space.x2,
  '@media': { [media.aboveMobile]: { gap: `${vars.space.x3} ${vars.space.x6}` } },
});

export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x05 });

export const label = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

export const value = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  letterSpacing: '-0.01em',
  color: vars.color.text.strong,
  '@media': { [media.aboveMobile]: { fontSize: vars.font.size.lg } },
});

export const mainValue = style([
  value,
  {
    minInlineSize: '4ch',
    fontSize: '2.25rem',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    '@media': { [media.aboveMobile]: { fontSize: '2.75rem' } },
  },
]);
