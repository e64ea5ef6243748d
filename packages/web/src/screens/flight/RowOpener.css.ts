import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes only the space of its text, but can be pressed with a finger. */
export const opener = style({
  display: 'inline',
  margin: 0,
  // Extends beyond its line without making it higher.
  padding: `${vars.space.x2} 0`,
  border: 'none',
  background: 'none',
  font: 'inherit',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const chevron = style({
  display: 'inline-block',
  marginInlineEnd: vars.space.x1,
  verticalAlign: '-0.15em',
  transition: `rotate ${vars.motion.quick}`,
  selectors: { [`${opener}[aria-expanded=true] &`]: { rotate: '90deg' } },
});
