import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';

export const ground = style({ fill: vars.color.surface.brand });

export const clouds = style({ fill: vars.color.text.onBrand });
