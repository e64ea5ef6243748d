import { media, vars } from '@cloudstreet/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** Share of the longest bar. */
export const share = createVar();

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.x1,
  padding: vars.space.x4,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
});

export const term = style({ fontSize: vars.font.size.sm, color: vars.color.text.muted });

const figure = style({
  margin: 0,
  color: vars.color.text.strong,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
});

export const sum = style([figure, { fontSize: '1.75rem' }]);

export const best = style([figure, { fontSize: vars.font.size.lg }]);

export const note = style({
  margin: 0,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
});

export const lane = style({
  minInlineSize: '3rem',
  '@media': { [media.mobile]: { minInlineSize: '1rem' } },
});

export const bar = style({
  inlineSize: share,
  blockSize: '0.6rem',
  borderRadius: '2px',
  background: vars.color.chart.thermal,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '37.5rem',
  blockSize: 'auto',
  borderRadius: vars.radius.tile,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
