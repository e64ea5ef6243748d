import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes no more room than its text, but a finger finds it. */
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  margin: `calc(-1 * ${vars.space.x2}) 0`,
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
  flex: 'none',
  transition: `rotate ${vars.motion.quick}`,
  selectors: { [`${opener}[aria-expanded=true] &`]: { rotate: '90deg' } },
});
