import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  padding: '4px',
  margin: '-4px',
  listStyle: 'none',
});

export const photo = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '10rem',
  blockSize: '7.5rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  background: vars.color.surface.sunken,
  cursor: 'pointer',
  selectors: {
    // Highlighted here, on the barogram or on the map.
    '&[data-highlighted]': { boxShadow: `0 0 0 3px ${vars.color.tone.brand.solid}` },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Readable on any photo. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x1,
  insetInlineStart: vars.space.x1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.xs,
  color: vars.color.text.strong,
  background: vars.color.surface.raised,
});

export const files = style({ display: 'grid', gap: vars.space.x2, padding: 0, listStyle: 'none' });

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x2,
});
