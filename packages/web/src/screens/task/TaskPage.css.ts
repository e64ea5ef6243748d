import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Leaves enough of the page free for scrolling. */
export const map = style({
  position: 'relative',
  blockSize: 'min(22rem, 55svh)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
});

export const note = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 });

/** Text of a user with its line breaks. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const facts = style({ minInlineSize: 0 });

export const source = style({ overflowWrap: 'anywhere', fontFamily: 'monospace' });
