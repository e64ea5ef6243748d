import { vars } from '@cloudstreet/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const width = '34rem';

export const slip = style({
  inlineSize: '100%',
  maxInlineSize: width,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  // Rounded corners, and lines only between rows.
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const caption = style({
  paddingBlockEnd: vars.space.x1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  textAlign: 'start',
});

export const row = style({ verticalAlign: 'baseline' });

const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  selectors: {
    [`${row}:not(:first-child) &`]: { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
  },
});

export const name = style([
  cell,
  {
    fontWeight: vars.font.weight.regular,
    color: vars.color.text.strong,
    textAlign: 'start',
  },
]);

export const strong = style({ color: vars.color.text.strong });

/** Calculation below its result. */
export const note = style({
  display: 'block',
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const value = style([
  cell,
  {
    color: vars.color.text.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { [`[data-sum] ${row}:last-child &`]: { fontWeight: vars.font.weight.strong } },
  },
]);

const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x1,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

export const states = styleVariants({
  kept: [state, { color: vars.color.tone.climb.text }],
  just_kept: [state, { color: vars.color.tone.warning.text }],
  broken: [state, { color: vars.color.tone.violation.text }],
});

export const tried = style({ maxInlineSize: width });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  listStyle: 'disc',
});
