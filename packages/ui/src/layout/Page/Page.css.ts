import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

const page = style({
  display: 'flex',
  flexDirection: 'column',
  // Takes the height of a pane, so that what follows is at its end.
  flex: '1 0 auto',
  gap: vars.space.x5,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingBlock: `${vars.space.x4} ${vars.space.x8}`,
  paddingInline: vars.space.x3,
  '@media': {
    [media.aboveMobile]: {
      paddingBlock: `${vars.space.x6} ${vars.space.x12}`,
      paddingInline: vars.space.x6,
    },
  },
});

const narrow = style({
  maxInlineSize: '28rem',
  // A card in the middle of the pane.
  '@media': {
    [media.aboveMobile]: {
      flex: 'none',
      marginBlock: 'auto',
      paddingBlock: vars.space.x8,
      paddingInline: vars.space.x8,
      border: `1px solid ${vars.color.border.subtle}`,
      borderRadius: vars.radius.tile,
      background: vars.color.surface.raised,
      boxShadow: vars.shadow.card,
    },
  },
});

const scenic = style({ maxInlineSize: '44rem' });

/** Pages with little to say, before the landscape of a pane. */
export const sparse = { narrow, scenic };

export const widths = styleVariants({
  /** Lists and tables. */
  full: [page],
  /** At least as high as the pane, for a part that takes the remaining space. */
  filled: [page, { minBlockSize: '100%' }],
  /** Text and forms, for comfortable line lengths. */
  text: [page, { maxInlineSize: '44rem' }],
  /** A single short form. */
  narrow: [page, narrow],
  /** A few sentences and one next step. */
  scenic: [page, scenic],
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const titles = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const title = style({
  fontSize: vars.font.size.lg,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  '@media': { [media.aboveMobile]: { fontSize: vars.font.size.xl } },
});

export const note = style({ color: vars.color.text.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  // For an empty state in the middle of the remaining height.
  selectors: { '&:has(> [data-filling])': { flex: '1 0 auto' } },
});

export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

// A link stays in one line beside a long title.
globalStyle(`${sectionHead} > a`, { flex: 'none' });

export const heading = style({ fontSize: vars.font.size.md, letterSpacing: '-0.01em' });

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  marginBlockStart: vars.space.x3,
});

export const groupHeading = style({
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border.control}`,
  fontSize: vars.font.size.lg,
  letterSpacing: '-0.015em',
});
