import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({ margin: 0, fontSize: vars.font.size.lg });

export const price = style({ color: vars.color.text.strong, fontWeight: vars.font.weight.strong });

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const point = style({ display: 'flex', gap: vars.space.x2 });

export const mark = style({ flex: 'none', color: vars.color.tone.climb.text });

/** At the bottom of cards of the same height. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const problem = style({ color: vars.color.tone.violation.text });
