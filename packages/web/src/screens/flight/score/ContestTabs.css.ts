import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const tab = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x2 });

/** Beside the name of the contest. */
export const points = style({ fontWeight: vars.font.weight.strong });

/** One line, because it is the only figure of its kind. */
export const bonus = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x2}`,
  color: vars.color.text.muted,
});

export const bonusPoints = style({
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const note = style({ color: vars.color.text.muted });
