import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { themedVars } from './themed-vars.js';
import { scale } from './tokens.js';

// `:where` has no specificity, so a theme class on the root wins anywhere in the file.
globalStyle(':where(:root)', {
  vars: {
    ...themedVars('light'),
    ...assignVars(vars.space, scale.space),
    ...assignVars(vars.font, scale.font),
    ...assignVars(vars.radius, scale.radius),
    ...assignVars(vars.size, {
      control: '36px',
      controlSmall: '28px',
      touch: '44px',
      icon: '18px',
    }),
    ...assignVars(vars.motion, { quick: '120ms', slow: '180ms' }),
  },
  '@media': {
    '(prefers-color-scheme: dark)': { vars: themedVars('dark') },
    '(prefers-contrast: more)': { vars: themedVars('high-contrast') },
    '(pointer: coarse)': {
      vars: assignVars(vars.size, {
        control: '44px',
        controlSmall: '36px',
        touch: '48px',
        icon: '20px',
      }),
    },
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.motion, { quick: '0ms', slow: '0ms' }),
    },
  },
});
