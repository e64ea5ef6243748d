import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';

/** Large enough for fingers; only its middle is drawn. */
export const marker = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'grab',
  touchAction: 'none',
});

const drawn = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  boxShadow: `0 1px 3px ${vars.color.shadow}`,
  selectors: {
    [`${marker}:focus-visible &`]: { outline: vars.outline.focus, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
});

export const point = style([
  drawn,
  {
    minInlineSize: '24px',
    blockSize: '24px',
    border: `2px solid ${vars.color.surface.raised}`,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
    color: vars.color.tone.brand.onSolid,
    background: vars.color.tone.brand.solid,
    selectors: {
      [`${marker}[aria-pressed=true] &`]: { outline: `3px solid ${vars.color.text.strong}` },
    },
  },
]);

/** A point that a leg does not have yet. */
export const possible = style([
  drawn,
  {
    inlineSize: '16px',
    blockSize: '16px',
    color: vars.color.text.strong,
    background: vars.color.surface.raised,
    opacity: 0.85,
    selectors: { [`${marker}:hover &`]: { opacity: 1 } },
  },
]);

/** On the edge of a zone. */
export const edge = style([
  drawn,
  {
    inlineSize: '16px',
    blockSize: '16px',
    border: `3px solid ${vars.color.tone.brand.solid}`,
    background: vars.color.surface.raised,
  },
]);

export const fallback = style({
  display: 'grid',
  placeContent: 'center',
  blockSize: '100%',
  padding: vars.space.x4,
  textAlign: 'center',
  color: vars.color.text.muted,
});
