import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const flag = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.35em',
  blockSize: '0.9em',
  borderRadius: '2px',
  // A thin border separates white stripes from a white surface.
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
  background: vars.color.surface.sunken,
  verticalAlign: '-0.08em',
});
