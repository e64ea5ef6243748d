import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';

/** Layer of the rules, so that any component's own style overrides them. */
const reset = globalLayer('cs-reset');

function resetStyle(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [reset]: rule } });
}

resetStyle('*, *::before, *::after', { boxSizing: 'border-box' });
resetStyle('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset', {
  margin: 0,
  padding: 0,
});
resetStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarColor: `${vars.color.border.control} transparent`,
});
resetStyle('body', {
  minBlockSize: '100dvh',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.line.normal,
  color: vars.color.text.default,
  background: vars.color.surface.page,
  WebkitFontSmoothing: 'antialiased',
});
resetStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  color: vars.color.text.strong,
  textWrap: 'balance',
});
// In languages without spaces, lines break between words if the browser supports it.
resetStyle(':lang(ja)', { wordBreak: 'auto-phrase' });
resetStyle('ul, ol', { listStyle: 'none' });
resetStyle('fieldset', { border: 'none', minInlineSize: 0 });
resetStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
resetStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
resetStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
resetStyle('strong, b, th', { fontWeight: vars.font.weight.strong });
resetStyle(':focus-visible', { outline: vars.outline.focus, outlineOffset: '2px' });
resetStyle('::selection', { background: vars.color.surface.selected });
