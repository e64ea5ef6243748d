import { style } from '@vanilla-extract/css';
import * as segmented from '../SegmentedControl/SegmentedControl.css.js';

export const group = segmented.group;

export const segment = style([segmented.segment, { textDecoration: 'none' }]);
