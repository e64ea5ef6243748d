import { media, vars } from '@cloudstreet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  selectors: {
    '&:has(a[data-focus-visible])': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

/** A share of the screen, so that the figures below are in the first view too. */
export const cover = style({
  position: 'relative',
  blockSize: 'clamp(11rem, 32vh, 22rem)',
  overflow: 'hidden',
  color: vars.color.chart.altitude,
  background: vars.color.surface.sunken,
});

export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const title = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineStart: vars.space.x3,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.sm,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
});

export const trophy = style({ flex: 'none', color: vars.color.tone.lift.solid });

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
});

export const pilot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const who = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The link of the name covers the whole card. */
export const name = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.strong });

globalStyle(`${name} a`, {
  color: vars.color.text.strong,
  textDecoration: 'none',
  outline: 'none',
});
globalStyle(`${name} a::after`, { content: "''", position: 'absolute', inset: 0 });
globalStyle(`${name} a[data-hovered]`, {
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const where = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x1,
  color: vars.color.text.muted,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

const strong = style({
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  letterSpacing: '-0.02em',
  color: vars.color.text.strong,
});

export const points = style([
  strong,
  {
    fontSize: '2.25rem',
    lineHeight: 1,
    '@media': { [media.aboveMobile]: { fontSize: '2.75rem' } },
  },
]);

export const unit = style({
  marginInlineStart: vars.space.x1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  letterSpacing: 0,
  color: vars.color.text.muted,
});

export const figure = style([
  strong,
  {
    fontSize: vars.font.size.md,
    '@media': { [media.aboveMobile]: { fontSize: vars.font.size.lg } },
  },
]);
