/**
 * Finds problems in the catalogue of a language that the compiler does not: missing and unknown keys,
 * different placeholders, missing plural and ordinal forms, and untranslated texts. `same.json` of a package
 * lists, per locale, the keys whose text is the same as in English.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@messageformat/parser';

const BASE_LOCALE = 'en-gb';
/** Differs from the base only in spelling, so missing keys use the base. */
const VARIANTS = new Set(['en-us']);

/** @returns {string[]} One line for each problem. */
export function messageProblems(folder, locale) {
  const base = read(join(folder, `${BASE_LOCALE}.json`));
  const own = read(join(folder, `${locale}.json`));
  const samePath = join(folder, 'same.json');
  const same = new Set(existsSync(samePath) ? (read(samePath)[locale] ?? []) : []);
  const problems = [];
  for (const key of Object.keys(own)) {
    if (!(key in base)) problems.push(`${key}: unknown`);
  }
  for (const [key, text] of Object.entries(base)) {
    if (!(key in own)) {
      if (!VARIANTS.has(locale)) problems.push(`${key}: missing`);
      continue;
    }
    for (const problem of textProblems(text, own[key], locale)) problems.push(`${key}: ${problem}`);
    const isSame = own[key] === text && hasWords(text);
    if (VARIANTS.has(locale)) {
      if (own[key] === text) problems.push(`${key}: the same as the base, so it can go`);
    } else if (isSame && !same.has(key)) {
      problems.push(`${key}: still English, or to be listed in same.json`);
    } else if (!isSame && same.has(key)) {
      problems.push(`${key}: listed in same.json, and not the same`);
    }
  }
  return problems;
}

/** @returns {string[]} One line for each problem of the tips of the day in a language. */
export function tipProblems(tips, locale) {
  const [language] = locale.split('-');
  return tips.flatMap(({ id, name, text }) =>
    Object.entries({ name, text }).flatMap(([field, texts]) => {
      const own = texts[locale] ?? texts[language];
      if (!own) return [`tip ${id}, ${field}: missing`];
      return language !== 'en' && own === texts.en ? [`tip ${id}, ${field}: still English`] : [];
    }),
  );
}

function* textProblems(base, text, locale) {
  let tokens;
  try {
    tokens = parse(text);
  } catch (error) {
    yield `cannot be read: ${String(error.message).split('\n')[0]}`;
    return;
  }
  const wanted = partsOf(parse(base));
  const found = partsOf(tokens);
  for (const part of wanted.keys()) {
    if (!found.has(part)) yield `lacks ${part}`;
  }
  for (const part of found.keys()) {
    if (!wanted.has(part)) yield `has ${part}, which the base does not have`;
  }
  for (const [part, forms] of found) {
    const [kind] = part.split(' ');
    if (kind !== 'plural' && kind !== 'ordinal') continue;
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const categories = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
    const unused = (type === 'cardinal' && NEVER_COUNTED[locale]) || [];
    const needed = categories.filter((category) => !unused.includes(category));
    const missing = [...needed, 'other'].filter((category) => !forms.has(category));
    if (missing.length > 0) yield `${part} lacks ${missing.join(', ')}`;
    const odd = [...forms].filter((form) => !form.startsWith('=') && !categories.includes(form));
    if (odd.length > 0) yield `${part} has ${odd.join(', ')}, which the language does not know`;
  }
}

/** Excludes plural forms for fractions and millions, which never occur. */
const NEVER_COUNTED = {
  cs: ['many'],
  lt: ['many'],
  es: ['many'],
  fr: ['many'],
  it: ['many'],
  pt: ['many'],
  uk: ['other'],
  pl: ['other'],
};

/** Lists arguments and their branches: `{name}`, `plural count`, `ordinal place`, `select kind: a`. */
function partsOf(tokens, found = new Map()) {
  for (const token of tokens) {
    if (token.type === 'content') continue;
    if (token.type === 'octothorpe') continue;
    if (token.type === 'plural' || token.type === 'selectordinal') {
      const part = `${token.type === 'plural' ? 'plural' : 'ordinal'} ${token.arg}`;
      const forms = found.get(part) ?? new Set();
      for (const branch of token.cases) forms.add(branch.key);
      found.set(part, forms);
    } else if (token.type === 'select') {
      for (const branch of token.cases) found.set(`select ${token.arg}: ${branch.key}`, new Set());
    } else {
      found.set(`{${token.arg}}`, new Set());
    }
    for (const branch of token.cases ?? []) partsOf(branch.tokens, found);
  }
  return found;
}

/** Returns whether a text contains letters besides placeholders. */
function hasWords(text) {
  const words = (tokens) =>
    tokens.some((token) =>
      token.type === 'content'
        ? /\p{L}{2}/u.test(token.value)
        : (token.cases ?? []).some((branch) => words(branch.tokens)),
    );
  return words(parse(text));
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @returns {string[]} Keys of a package that no source names, neither completely nor by prefix and suffix. */
export function unusedKeys(folder, sourceFolder) {
  const keys = Object.keys(read(join(folder, `${BASE_LOCALE}.json`)));
  const sources = readdirSync(sourceFolder, { recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('generated'))
    .map((file) => readFileSync(join(sourceFolder, file), 'utf8'))
    .join('\n');
  const whole = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text));
  const made = [...sources.matchAll(/`([\w.-]+\.)\$\{[^`]*?\}([\w.-]*)`/g)];
  return keys.filter(
    (key) =>
      !whole.has(key) &&
      !made.some(([, beginning, end]) => key.startsWith(beginning) && key.endsWith(end)),
  );
}
