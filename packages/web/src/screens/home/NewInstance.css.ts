import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  textAlign: 'center',
});

export const title = style({
  maxInlineSize: '30rem',
  fontSize: vars.font.size.lg,
  letterSpacing: '-0.015em',
  '@media': { [media.aboveMobile]: { fontSize: vars.font.size.xl } },
});

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const step = style({
  display: 'flex',
  gap: vars.space.x4,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.strong,
  color: vars.color.tone.lift.text,
  border: `2px solid ${vars.color.tone.lift.solid}`,
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const stepTitle = style({
  minBlockSize: vars.size.control,
  alignContent: 'center',
  fontSize: vars.font.size.md,
});

export const note = style({ color: vars.color.text.muted });
