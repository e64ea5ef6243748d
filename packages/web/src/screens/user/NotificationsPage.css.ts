import { vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';
import { text as rowText } from '../../app/follows/RelatedUserRow.css.js';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  color: vars.color.text.muted,
  border: `1px solid ${vars.color.border.subtle}`,
  textDecoration: 'none',
  selectors: {
    '&[data-unread]': {
      color: vars.color.text.strong,
      background: vars.color.surface.raised,
      fontWeight: vars.font.weight.strong,
    },
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: vars.outline.focus },
  },
});

export const image = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.5rem',
});

export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
});

/** Its kind and its age. */
export const when = style([note, { display: 'flex', alignItems: 'center', gap: vars.space.x1 }]);

export const unread = style({
  flex: 'none',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.round,
  fontSize: vars.font.size.sm,
  color: vars.color.tone.violation.onSolid,
  background: vars.color.tone.violation.solid,
});

/** Text of a request. On a phone, its buttons are below. */
export const request = style([rowText, { flexBasis: '14rem' }]);
