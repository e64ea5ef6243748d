import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import * as segmented from '../SegmentedControl/SegmentedControl.css.js';

export const group = segmented.group;

/** Long labels wrap instead of scrolling. */
export const column = style([
  segmented.group,
  { display: 'flex', flexDirection: 'column', inlineSize: '100%', overflowX: 'visible' },
]);

export const segment = style([
  segmented.segment,
  {
    textDecoration: 'none',
    selectors: { [`${column} &`]: { whiteSpace: 'normal', paddingBlock: vars.space.x1 } },
  },
]);
