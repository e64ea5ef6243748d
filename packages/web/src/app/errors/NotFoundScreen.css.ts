import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x6,
  textAlign: 'center',
});

export const search = style({ inlineSize: '100%', maxInlineSize: '28rem', textAlign: 'start' });
