import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x4,
  color: vars.color.tone.warning.text,
  background: vars.color.tone.warning.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' } },
});

export const icon = style({ flex: 'none' });

export const text = style({ flex: 1, minInlineSize: 0 });
