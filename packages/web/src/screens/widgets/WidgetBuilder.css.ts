import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space.x4,
  alignItems: 'start',
});

export const code = style({
  padding: vars.space.x3,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.sm,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.control,
});

export const preview = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  // A frame does not inherit the scheme of the application.
  colorScheme: 'light',
});
