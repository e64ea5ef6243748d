import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: `${vars.space.x3} ${vars.space.x4}`,
});

export const entry = style({
  minInlineSize: 0,
  selectors: {
    // An open explanation takes the full width, because a column would be too narrow.
    '&:has([aria-expanded="true"])': { gridColumn: '1 / -1' },
  },
});

export const term = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

export const description = style({
  color: vars.color.text.strong,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});
