import { media, vars } from '@cloudstreet/ui/theme';
import { style } from '@vanilla-extract/css';

/** Links to the pages beside the current one, if there is room. */
export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  '@media': {
    [media.aboveMobile]: {
      display: 'grid',
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space.x8,
    },
  },
});

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x6 });

/** With two panes side by side, the list needs no back link. */
export const tabs = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const back = style({ '@media': { [media.aboveMobile]: { display: 'none' } } });

export const hint = style({ color: vars.color.text.muted, fontSize: vars.font.size.sm });

/** Text of a user with its line breaks. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** The stored login, and the fields for another one. */
export const login = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

/** Help below the label, inside the same label element. */
export const optionHint = style([hint, { display: 'block' }]);

export const notice = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.sunken,
});

export const warning = style([
  notice,
  { color: vars.color.tone.warning.text, background: vars.color.tone.warning.surface },
]);

/** Grows with its text. */
export const status = style({ display: 'block' });

export const problem = style({ color: vars.color.tone.violation.text });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Short lines below each other. */
export const facts = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  color: vars.color.text.default,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: vars.outline.focus },
  },
});

export const entryText = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const entryTitle = style({
  color: vars.color.text.strong,
  fontWeight: vars.font.weight.strong,
});

/** List item with its buttons at the end. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const rowText = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Group of checkboxes. */
export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const choicesTitle = style({
  padding: 0,
  marginBlockEnd: vars.space.x2,
  color: vars.color.text.strong,
  fontSize: vars.font.size.sm,
});

/** An access token to copy. */
export const secret = style([notice, { overflowWrap: 'anywhere', userSelect: 'all' }]);
