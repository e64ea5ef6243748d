import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x5,
  // The ring is outside of the image.
  paddingInlineStart: vars.space.x1,
});

export const who = style({ flex: 1, minInlineSize: 0 });

export const level = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  marginBlockStart: vars.space.x2,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
});
