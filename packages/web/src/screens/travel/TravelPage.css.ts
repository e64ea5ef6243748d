import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x4 });

export const who = style({ flex: 1, minInlineSize: 0 });

export const note = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 });

/** Text of a user with its line breaks. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
