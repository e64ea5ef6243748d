import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const spacious = '(width >= 40rem)';

export const row = style({
  position: 'relative',
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.surface.raised,
  selectors: {
    '&:has(a[data-hovered])': { background: vars.color.surface.hover },
    '&:has(a[data-focus-visible])': { outline: vars.outline.focus, outlineOffset: '-2px' },
    '&[data-grey]': { background: vars.color.surface.sunken, color: vars.color.text.muted },
  },
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid' } },
});

/** Fixed columns for figures, so that rows below each other read as a table. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: '3.25rem',
  paddingInline: vars.space.x3,
  '@container': {
    [spacious]: {
      gridTemplateColumns:
        '4.5rem minmax(0, 1.7fr) minmax(0, 1.2fr) minmax(0, 0.7fr) 4.75rem 5.25rem 6.25rem',
      minBlockSize: '2.5rem',
    },
  },
});

export const points = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  color: vars.color.text.strong,
  selectors: { '[data-grey] &': { color: vars.color.text.muted } },
});

export const people = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const cut = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const link = style([
  cut,
  {
    fontWeight: vars.font.weight.strong,
    color: vars.color.text.strong,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
      '[data-grey] &': { color: vars.color.text.muted },
    },
  },
]);

export const muted = style([cut, { color: vars.color.text.muted }]);

export const place = style([cut, { display: 'flex', alignItems: 'center', gap: vars.space.x2 }]);

export const figure = style({ textAlign: 'end' });

/** Shown where the row is wide; a phone has the second line instead. */
export const spaciousOnly = style({
  display: 'none',
  '@container': { [spacious]: { display: 'revert' } },
});

export const second = style([
  muted,
  { fontSize: vars.font.size.xs, '@container': { [spacious]: { display: 'none' } } },
]);
