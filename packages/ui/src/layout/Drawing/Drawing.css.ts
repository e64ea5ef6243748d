import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { media } from '../../theme/media.js';
import { sparse } from '../Page/Page.css.js';

/** Two colours and lift, from the theme. */
const brand = vars.color.tone.brand;
const liftColor = vars.color.tone.lift.solid;

export const drawing = style({
  inlineSize: '15rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  selectors: {
    // Otherwise it would be lost on an empty page.
    '&[data-large]': {
      '@media': { [media.aboveMobile]: { inlineSize: 'clamp(15rem, 48vh, 27rem)' } },
    },
  },
});

/** Left out before the landscape of a page, which has hills of its own. */
export const hills = style({
  selectors: { [`${sparse.scenic} &`]: { display: 'none' } },
  '@media': {
    [media.mobile]: { selectors: { [`${sparse.narrow} &`]: { display: 'none' } } },
    [media.forcedColors]: { selectors: { '&&&': { display: 'inline' } } },
  },
});

export const far = style({ fill: vars.color.border.subtle });
export const near = style({ fill: vars.color.surface.selected });
export const solid = style({ fill: brand.solid });
export const raised = style({ fill: vars.color.surface.raised });
export const liftFill = style({ fill: liftColor });

const stroke = style({ fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round' });
export const line = style([stroke, { stroke: brand.solid, strokeLinejoin: 'round' }]);
export const lift = style([stroke, { stroke: liftColor }]);
export const cloud = style([
  stroke,
  { fill: vars.color.surface.raised, stroke: brand.solid, strokeLinejoin: 'round' },
]);
