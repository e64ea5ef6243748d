import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';

/**
 * Class of everything that the kit draws: what `KitProvider` surrounds, and overlays, which hang on the
 * body. Only inside it are elements reset, so that the rest of a page keeps its style.
 */
export const root = 'cs-root';

/**
 * Styles an element inside the root. The rule weighs more than a page's own for plain elements, as in
 * `ul p`, and less than any class, wherever in the file it is.
 */
function elementStyle(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  const inside = selector.split(', ').map((one) => {
    const [element, pseudo = ''] = one.split(/(?=::)/);
    return `:where(.${root}) ${element}:not(_):not(_):not(_)${pseudo}`;
  });
  globalStyle(inside.join(', '), rule);
}

globalStyle(`:where(.${root}):not(_)`, {
  boxSizing: 'border-box',
  colorScheme: 'var(--cs-scheme)',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.line.normal,
  color: vars.color.text.default,
  WebkitFontSmoothing: 'antialiased',
});

elementStyle('*, *::before, *::after', { boxSizing: 'border-box' });
elementStyle('h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset', {
  margin: 0,
  padding: 0,
});
elementStyle('p, li, dt, dd, td, label', { font: 'inherit', color: 'inherit' });
elementStyle('h1, h2, h3, h4', {
  font: 'inherit',
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.tight,
  color: vars.color.text.strong,
  textWrap: 'balance',
});
// In languages without spaces, lines break between words if the browser supports it.
globalStyle(`:where(.${root}:lang(ja))`, { wordBreak: 'auto-phrase' });
elementStyle('ul, ol', { listStyle: 'none' });
elementStyle('fieldset', { border: 'none', minInlineSize: 0 });
elementStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
elementStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
elementStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
elementStyle('strong, b, th', { fontWeight: vars.font.weight.strong });
elementStyle(':where(:focus-visible)', { outline: vars.outline.focus, outlineOffset: '2px' });
globalStyle(`:where(.${root}) ::selection`, { background: vars.color.surface.selected });
