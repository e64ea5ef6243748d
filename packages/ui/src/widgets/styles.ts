import { colors, scale } from '../theme/tokens.js';
import { WIDGET_THEMES } from './embedding/attribute-values.js';

const { light, dark } = colors;

/** Colours of the widgets: the custom property of the kit that a site can set, and its defaults. */
const COLORS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  'text-strong': [light.text.strong, dark.text.strong],
  'text-default': [light.text.default, dark.text.default],
  'text-muted': [light.text.muted, dark.text.muted],
  'text-link': [light.text.link, dark.text.link],
  'text-on-brand': [light.text.onBrand, dark.text.onBrand],
  'surface-brand': [light.surface.brand, dark.surface.brand],
  'surface-brand-hover': [light.surface.brandHover, dark.surface.brandHover],
  'surface-sunken': [light.surface.sunken, dark.surface.sunken],
  'border-subtle': [light.border.subtle, dark.border.subtle],
  focus: [light.focus, dark.focus],
};

const PLAIN = declarations(([value]) => value);
/** Follows `color-scheme`: that of the page, or of the attribute `theme`. */
const THEMED = declarations(([onLight, onDark]) => `light-dark(${onLight}, ${onDark})`);

const SCHEMES = Object.entries(WIDGET_THEMES)
  .map(([theme, scheme]) => `:host([theme='${theme}']) { color-scheme: ${scheme}; }`)
  .join('\n');

function declarations(toValue: (pair: readonly [string, string]) => string): string {
  return Object.entries(COLORS)
    .map(([name, pair]) => `--${name}: var(--cs-color-${name}, ${toValue(pair)});`)
    .join('');
}

/**
 * Styles of all widgets. `all: initial` stops properties that elements would inherit from the page;
 * typeface and colour scheme of the page are taken over on purpose. Lengths are not in rem, the unit of
 * the page.
 */
export const WIDGET_STYLES = `
:host { display: block; }
:host([hidden]) { display: none; }
${SCHEMES}
.root {
  all: initial;
  ${PLAIN}
  display: block;
  container-type: inline-size;
  color-scheme: inherit;
  font-family: var(--cs-font-family, inherit);
  font-size: 15px;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  color: var(--text-default);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
@supports (color: light-dark(red, red)) { .root { ${THEMED} } }
*, *::before, *::after { box-sizing: border-box; }
h3, p, ol { margin: 0; padding: 0; }
h3 { margin-block-end: 8px; font-size: 1.2em; line-height: 1.25; color: var(--text-strong); }
a { color: var(--text-link); text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.flights { list-style: none; }
.flight {
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding-block: 8px;
  border-block-start: 1px solid var(--border-subtle);
}
.outline { inline-size: 64px; block-size: 48px; border-radius: var(--cs-radius-control, ${scale.radius.control}); background: var(--surface-sunken); }
.outline path { fill: none; stroke: var(--text-link); stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
.who { min-inline-size: 0; overflow-wrap: anywhere; }
.pilot { font-weight: 600; }
.details, .crew, .unit, .remark { font-size: 0.87em; color: var(--text-muted); }
.result { text-align: end; white-space: nowrap; }
.points { font-weight: 600; color: var(--text-strong); }
.unit { font-weight: 400; }
.flight[data-grey] .points { color: var(--text-muted); }
.flight[data-grey] .outline path { stroke: var(--text-muted); }
.ranking { inline-size: 100%; border-collapse: collapse; }
.ranking th { padding: 4px 8px; font-size: 0.87em; font-weight: 400; text-align: start; color: var(--text-muted); }
.ranking td { padding: 6px 8px; border-block-start: 1px solid var(--border-subtle); }
.ranking :is(th, td):first-child { padding-inline-start: 0; inline-size: 3em; }
.ranking :is(th, td):last-child { padding-inline-end: 0; }
.ranking .number { text-align: end; white-space: nowrap; }
.head { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; justify-content: space-between; margin-block-end: 8px; }
.figures { display: flex; flex-wrap: wrap; gap: 4px 16px; color: var(--text-strong); font-weight: 600; }
.frame { display: block; inline-size: 100%; block-size: 480px; border: 0; border-radius: var(--cs-radius-tile, ${scale.radius.tile}); background: var(--surface-sunken); }
.frame.tall { block-size: 640px; }
.button {
  display: inline-block;
  min-block-size: 44px;
  padding: 10px 18px;
  border-radius: var(--cs-radius-control, ${scale.radius.control});
  font-weight: 600;
  color: var(--text-on-brand);
  background: var(--surface-brand);
}
.button:hover { background: var(--surface-brand-hover); text-decoration: none; }
.more { margin-block-start: 8px; font-size: 0.93em; }
.empty, .problem { padding-block: 8px; color: var(--text-muted); }
.problem button { font: inherit; margin-inline-start: 8px; padding: 2px 10px; cursor: pointer; }
@container (inline-size < 416px) {
  .wide { display: none; }
  .flight { grid-template-columns: 64px minmax(0, 1fr); }
  .result { grid-column: 2; display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; text-align: start; white-space: normal; }
}
`;
