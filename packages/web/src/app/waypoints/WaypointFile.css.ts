import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const findings = style({
  maxBlockSize: '40svh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
});

export const finding = style({ paddingBlock: vars.space.x2 });

/** A line of the file. */
export const source = style({
  display: 'block',
  color: vars.color.text.muted,
  fontFamily: 'monospace',
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const problem = style({ margin: 0, color: vars.color.tone.violation.text });

/** An offer for a file, with its button. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  overflowWrap: 'anywhere',
});
