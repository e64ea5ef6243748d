/**
 * Compiles the message catalogues of a package: `packages/NAME/src/messages/LOCALE.json`
 * (dotted key → ICU text) becomes `src/generated/messages/LOCALE.ts`, one lazily loadable module
 * per locale, and `types.ts`, which makes a wrong key or argument a type error.
 *
 * If a package has `src/messages/first.json`, a list of keys and of key prefixes ending with a dot, its
 * module combines two: `LOCALE.first.ts` with these texts, and `LOCALE.rest.ts` with the others, which
 * can be loaded later. `catalogues.ts` lists the locales;
 * `loaders.ts` of the application loads the texts of all packages together. `widgets.json` is such a list, too:
 * `widgets.ts` has these texts in all languages at once, for the widgets of `ui` on other sites.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse } from '@messageformat/parser';
import { writeGenerated } from './write-generated.mjs';

const BASE_LOCALE = 'en-gb';
const FIRST = 'first.json';
const WIDGETS = 'widgets.json';
/** Files beside the catalogues. */
const LISTED = new Set([FIRST, WIDGETS, 'same.json']);
/** The package that loads the texts of all packages on demand, and the one that has all languages at once. */
const LOADS_ALL = 'web';
const KEEPS_ALL = new Set(['scoring', 'server']);
const HEADER = '// Written by scripts/generate-messages.mjs; change the catalogue instead.\n';
/** Untranslated texts have the plural forms of English; `message-problems.mjs` reports both. */
const OPTIONS = { strictPluralKeys: false };
const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name A package that has a `src/messages`. */
export function generateMessages(name) {
  const folder = join(root, 'packages', name, 'src', 'messages');
  const base = readCatalogue(join(folder, `${BASE_LOCALE}.json`));
  const firstPath = join(folder, FIRST);
  const first = existsSync(firstPath) ? readCatalogue(firstPath) : undefined;
  const widgetsPath = join(folder, WIDGETS);
  const widgets = existsSync(widgetsPath) ? readCatalogue(widgetsPath) : undefined;
  emit(name, 'types.ts', typesModule(base));
  const files = readdirSync(folder).filter(
    (entry) => entry.endsWith('.json') && !LISTED.has(entry),
  );
  for (const file of files) {
    const locale = file.slice(0, -'.json'.length);
    const own = readCatalogue(join(folder, file));
    const unknown = Object.keys(own).filter((key) => !(key in base));
    if (unknown.length > 0) throw new Error(`${name}/${file}: unknown keys ${unknown.join(', ')}`);
    emitLocale(name, locale, { texts: { ...base, ...own }, first });
    if (widgets) emitWidgetTexts(name, locale, { texts: { ...base, ...own }, widgets });
  }
  const locales = files.map((file) => file.slice(0, -'.json'.length));
  if (widgets) emit(name, 'widgets.ts', widgetsModule(locales));
  if (KEEPS_ALL.has(name)) emit(name, 'catalogues.ts', cataloguesModule(locales));
  if (name !== LOADS_ALL) return;
  for (const locale of locales) {
    emit(name, `${locale}.start.ts`, startModule(locale));
    emit(name, `${locale}.later.ts`, laterModule(locale));
  }
  emit(name, 'loaders.ts', loadersModule(locales));
}

function loadersModule(locales) {
  const list = (name, part) => `export const ${name} = {
${locales.map((locale) => `  '${locale}': () => import('./${locale}.${part}.js'),`).join('\n')}
};
`;
  return `${HEADER}
/** Texts of the first view of a page, by locale. */
${list('FIRST_TEXTS', 'start')}
/** All other texts. */
${list('OTHER_TEXTS', 'later')}`;
}

/** One file per language, to keep the list of chunks short. */
function startModule(locale) {
  return `${HEADER}import { messages as kitMessages } from '@cloudstreet/ui/messages/${locale}.first';
import { messages } from './${locale}.first.js';

export const texts = { messages, kitMessages };
`;
}

function laterModule(locale) {
  return `${HEADER}import { messages as scoringTexts } from '@cloudstreet/scoring/messages/${locale}';
import { messages as kitMessages } from '@cloudstreet/ui/messages/${locale}.rest';
import { messages } from './${locale}.rest.js';

export const texts = { messages, kitMessages, scoringTexts };
`;
}

function cataloguesModule(locales) {
  return `${HEADER}${locales.map((locale) => `import { messages as ${nameOf(locale)} } from './${locale}.js';`).join('\n')}
import type { Messages } from './types.js';

/** The texts of this package, by locale. */
export const CATALOGUES = {
${locales.map((locale) => `  '${locale}': ${nameOf(locale)},`).join('\n')}
} satisfies Record<string, Messages>;
`;
}

/** The compiled texts keep only those of the list, because bundlers cannot remove properties of an object. */
function widgetsModule(locales) {
  return `${HEADER}${locales.map((locale) => `import { messages as ${nameOf(locale)} } from './${locale}.widgets.js';`).join('\n')}

/** Texts of the widgets, by locale. */
export const WIDGET_TEXTS = {
${locales.map((locale) => `  '${locale}': ${nameOf(locale)},`).join('\n')}
};
`;
}

function emitWidgetTexts(name, locale, { texts, widgets }) {
  const isListed = isIn(widgets);
  const listed = Object.fromEntries(Object.entries(texts).filter(([key]) => isListed(key)));
  emit(name, `${locale}.widgets.ts`, localeModule(locale, listed, 'Messages'));
}

/** @returns {(key: string) => boolean} Whether a list of keys and prefixes contains a key. */
function isIn(list) {
  return (key) =>
    list.some((entry) => (entry.endsWith('.') ? key.startsWith(entry) : key === entry));
}

function emitLocale(name, locale, { texts, first }) {
  if (!first) {
    emit(name, `${locale}.ts`, localeModule(locale, texts));
    return;
  }
  const isFirst = isIn(first);
  const part = (wanted) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => isFirst(key) === wanted));
  emit(name, `${locale}.first.ts`, localeModule(locale, part(true), 'Partial<Messages>'));
  emit(name, `${locale}.rest.ts`, localeModule(locale, part(false), 'Partial<Messages>'));
  emit(name, `${locale}.ts`, wholeModule(locale));
}

function wholeModule(locale) {
  return `${HEADER}import { messages as first } from './${locale}.first.js';
import { messages as rest } from './${locale}.rest.js';
import type { Messages } from './types.js';

export const messages = { ...first, ...rest } as Messages;
`;
}

function readCatalogue(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function localeModule(locale, texts, type = 'Messages') {
  // Brazilian Portuguese has other plural rules.
  const language = locale === 'pt' ? 'pt-PT' : locale.split('-')[0];
  const compiled = compileModule(new MessageFormat(language, OPTIONS), texts);
  if (!compiled.includes('export default {'))
    throw new Error(`${locale}: unexpected compiler output`);
  const body = compiled.replace('export default {', `export const messages: ${type} = {`);
  return `// @ts-nocheck: the compiled functions are untyped; types.ts says what they take.\n${HEADER}import type { Messages } from './types.js';\n${body}`;
}

function typesModule(texts) {
  const entries = Object.entries(texts).map(([key, text]) => {
    const args = argumentsOf(parse(text));
    const fields = [...args].map(([name, type]) => `${name}: ${type}`).join('; ');
    return `  '${key}': (${fields ? `args: { ${fields} }` : ''}) => string;`;
  });
  return `${HEADER}
/** Every text of this package: key → function of its arguments. */
export interface Messages {
${entries.join('\n')}
}

export type MessageKey = keyof Messages;

/** The arguments that the message takes: none, or one object. */
export type MessageArguments<Key extends MessageKey> = Parameters<Messages[Key]>;
`;
}

/** Argument name → TypeScript type, in order of first use; the narrower use wins. */
function argumentsOf(tokens, found = new Map()) {
  for (const token of tokens) {
    if (token.type === 'plural' || token.type === 'selectordinal') found.set(token.arg, 'number');
    else if (token.type === 'select') found.set(token.arg, 'string');
    else if (token.type === 'function') found.set(token.arg, 'number');
    else if (token.type === 'argument' && !found.has(token.arg)) {
      found.set(token.arg, 'string | number');
    }
    for (const branch of token.cases ?? []) argumentsOf(branch.tokens, found);
  }
  return found;
}

function emit(name, file, content) {
  writeGenerated(join(root, 'packages', name, 'src', 'generated', 'messages', file), content);
}

/** `en-gb` → `enGb` */
function nameOf(locale) {
  return locale.replace(/-(.)/, (_, letter) => letter.toUpperCase());
}
