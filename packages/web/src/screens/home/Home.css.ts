import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x6}`,
});

/** Leaves room for the buttons beside it. */
export const pitch = style({
  flex: '1 1 18rem',
  maxInlineSize: '32rem',
  fontSize: vars.font.size.lg,
  letterSpacing: '-0.015em',
  '@media': { [media.aboveMobile]: { fontSize: '1.5rem' } },
});

export const note = style({ color: vars.color.text.muted });

/** Has its height before the numbers are loaded. */
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  minBlockSize: '1.75rem',
});

export const numberList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x6}`,
});

export const number = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  gap: vars.space.x1,
});

export const numberValue = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.01em',
  color: vars.color.text.strong,
});

export const numberLabel = style({ color: vars.color.text.muted });

export const season = style({
  color: vars.color.text.muted,
  '@media': { [media.aboveMobile]: { marginInlineStart: 'auto' } },
});

/** Has its height before the totals are loaded. */
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x3,
  minBlockSize: '6rem',
});

export const ownTotal = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x05,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
});

export const ownValue = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  letterSpacing: '-0.02em',
  color: vars.color.text.strong,
  '@media': { [media.aboveMobile]: { fontSize: vars.font.size.xl } },
});

/** Below the value, which it follows as in a sentence. */
export const ownLabel = style({ order: 1, color: vars.color.text.muted });

/** The sign says the same as the colour. */
export const more = style({ order: 2, color: vars.color.tone.lift.text });

export const less = style({ order: 2, color: vars.color.text.muted });
