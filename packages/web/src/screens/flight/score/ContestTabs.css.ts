import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const tab = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x2 });

/** Beside the name of the contest. */
export const points = style({ fontWeight: vars.font.weight.strong });

export const note = style({ color: vars.color.text.muted });
