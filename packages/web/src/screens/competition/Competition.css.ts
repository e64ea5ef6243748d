import { vars } from '@cloudstreet/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export { hint, name } from '../../app/competitions/CompetitionRow.css.js';

export const changes = style({ display: 'grid', gap: vars.space.x2, margin: 0, padding: 0 });

export const change = style({ listStyle: 'none', overflowWrap: 'anywhere' });

/** Leaves enough of the page free for scrolling. */
export const map = style({
  position: 'relative',
  blockSize: 'min(22rem, 55svh)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Actions, which are not printed. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  '@media': { print: { display: 'none' } },
});

/** The result sheet is printed alone, on as many sheets as it needs. */
export const printed = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { print: { gap: vars.space.x3, fontSize: '9pt' } },
});

globalStyle(`:has(${printed})`, {
  '@media': {
    print: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      overflow: 'visible',
      background: 'none',
    },
  },
});

/** Everything beside the sheet. */
globalStyle(`body:has(${printed}) :is(nav, footer)`, {
  '@media': { print: { display: 'none' } },
});

globalStyle(`${printed} *`, { '@media': { print: { overflow: 'visible' } } });
