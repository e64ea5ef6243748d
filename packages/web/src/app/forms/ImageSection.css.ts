import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const imageParts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
});

/** The current image and its buttons. */
export const image = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  selectors: { '&:empty': { display: 'none' } },
});

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

export const problem = style({ color: vars.color.tone.violation.text });
