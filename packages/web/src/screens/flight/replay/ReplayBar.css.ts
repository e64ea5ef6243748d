import { vars } from '@cloudstreet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
});

// On a phone the slider shrinks, not the icons.
globalStyle(`${bar} button`, { flex: 'none' });
globalStyle(`${bar} button svg`, { flex: 'none' });

export const slider = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  blockSize: vars.size.touch,
  accentColor: vars.color.tone.brand.solid,
  cursor: 'pointer',
});

/** Changed texts only affect layout and paint of this box. */
export const time = style({
  flex: 'none',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  contain: 'layout style paint',
});
