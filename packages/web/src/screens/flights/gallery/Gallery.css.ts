import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});

export const photo = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  textAlign: 'start',
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.tone.brand.solid },
    '&[data-focus-visible]': { outline: vars.outline.focus, outlineOffset: '2px' },
  },
});

/** Reserves space, so that nothing moves when an image arrives. */
export const image = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: vars.color.surface.sunken,
});

export const words = style({
  display: 'grid',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  lineHeight: '1.375rem',
});

const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const name = style([
  cut,
  { fontWeight: vars.font.weight.strong, color: vars.color.text.strong },
]);

export const place = style([cut, { color: vars.color.text.muted }]);

export const video = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineEnd: vars.space.x2,
  padding: vars.space.x1,
  display: 'inline-flex',
  borderRadius: vars.radius.round,
  color: vars.color.text.strong,
  background: vars.color.surface.raised,
});
