import { vars } from '@cloudstreet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  blockSize: '100%',
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  background: vars.color.surface.raised,
  color: vars.color.text.default,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-focus-visible]': { outline: vars.outline.focus },
  },
});

export const text = style({ minInlineSize: 0 });

export const name = style({
  display: 'block',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text.strong,
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x2}`,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.x5 });

export const note = style({ margin: 0, color: vars.color.text.muted });

export const level = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

/** Room for the handwriting of an observer, which is only printed. */
export const signature = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      marginBlockStart: '4rem',
      paddingBlockStart: vars.space.x2,
      borderBlockStart: '1px solid currentColor',
    },
  },
});

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** A page that is printed alone, on as many sheets as it needs. */
export const printed = style({});

globalStyle(`:has(${printed})`, {
  '@media': {
    print: {
      display: 'block',
      position: 'static',
      blockSize: 'auto',
      maxBlockSize: 'none',
      overflow: 'visible',
      background: 'none',
    },
  },
});

globalStyle(`body:has(${printed}) :is(nav, footer)`, { '@media': { print: { display: 'none' } } });
