import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Text of an administrator with its line breaks. */
export const description = style({
  margin: 0,
  maxInlineSize: '42rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const edit = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const note = style({
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
