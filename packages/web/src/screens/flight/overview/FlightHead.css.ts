import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
});

export const person = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  '@media': { [media.aboveMobile]: { gap: vars.space.x4 } },
});

export const who = style({ flex: 1, minInlineSize: 0 });

/** Facts in one line, with dots between them. */
export const line = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A dot stays with the fact before it. */
export const item = style({
  display: 'inline',
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)::after': { content: '"\\00a0· "' } },
});

/** Two lines on a phone, so that nothing moves when they arrive. */
export const places = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  color: vars.color.text.strong,
  fontWeight: vars.font.weight.strong,
  '@media': { [media.mobile]: { minBlockSize: '2lh' } },
});

export const trophy = style({
  flex: 'none',
  alignSelf: 'flex-start',
  marginBlockStart: '0.15em',
  color: vars.color.tone.lift.text,
});

/** As high as its longest form, because parts of it arrive late. */
export const sentence = style({
  color: vars.color.text.default,
  '@media': { [media.mobile]: { minBlockSize: '2lh' } },
});

export const reason = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  color: vars.color.tone.warning.text,
  background: vars.color.tone.warning.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const reasonTitle = style({ fontWeight: vars.font.weight.strong });

export const times = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 });

export const time = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x1 });

export const status = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** Set apart from warnings: the pilot chose it. */
export const visibility = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  color: vars.color.tone.brand.text,
  background: vars.color.tone.brand.surface,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const visibilityText = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  fontWeight: vars.font.weight.strong,
});

export const visibilityIcon = style({ flex: 'none', alignSelf: 'center' });
