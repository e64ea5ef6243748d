import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';

// Only for applications that consist of the kit: sites that show parts of it have a style of their own.
globalStyle('html', {
  colorScheme: 'var(--cs-scheme)',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.border.control} transparent`,
});
globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.surface.page,
});
