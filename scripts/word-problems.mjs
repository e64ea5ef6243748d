import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that no source, document or English text may use. The first four may not be part of a name either. */
const FORBIDDEN =
  /(reckon[a-z]*|whoever|nobody|somebody)|\b(anew|patience|he|his|him|himself|calmly|leisure)\b/gi;

/** Files with lawful uses of forbidden words, each with a reason. */
const EXCEPTIONS = [
  { file: /^scripts\/word-problems\.mjs$/, words: /./, reason: 'lists the words' },
  { file: /^packaging\/words\.test\.ts$/, words: /./, reason: 'tests the list' },
  {
    file: /^packages\/web\/src\/app\/locale\.test\.ts$/,
    words: /^he$/,
    reason: 'Hebrew language code',
  },
  {
    file: /^packages\/server\/src\/reference\/multi-regions\.ts$/,
    words: /^he$/,
    reason: 'Hesse',
  },
];

/** Openings of comments and other phrases that have to be read twice. */
const STYLE = [
  [
    /(?:\/\*\*|^\s*\*|\/\/)\s+(?:What|Whose|Whom|Whoever|Whatever|Of what|By what|So long|Says|Tells)\b/gm,
    'comment starts with a question word',
  ],
  [/\/\*\*\s+(?:\*\s+)?(?:How|Where|When|Why)\b/g, 'docstring starts with a question word'],
  [
    /\b(?:one's|oneself|shall|(?<!twice |times |half |just |seconds |exactly )as long as|by and by)\b/gi,
    'dated phrase',
  ],
];

const READ = /\.(?:ts|tsx|mts|mjs|cjs|js|json|md|yaml|html|css)$/;
const OUT_OF_SCOPE = [
  /\/generated\//,
  /\/messages\/(?!en-)[^/]+\.json$/, // other languages
  /^docs\/glossary\//, // words of other languages
  /\/public\/tips\.json$/, // all languages in one file
  /(?:^|\/)NOTICE\.md$/, // terms of others
  /^pnpm-lock\.yaml$/,
];

/** Returns the files that are checked, as paths from the root of the repository. */
export function checkedFiles(root) {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => READ.test(file) && !OUT_OF_SCOPE.some((pattern) => pattern.test(file)));
}

/** Returns one line for each forbidden word in a file or its name. */
export function wordProblems(file, text) {
  return [
    ...matches(FORBIDDEN, file).map(({ word }) => ({ line: 0, word })),
    ...matches(FORBIDDEN, text),
  ]
    .filter(({ word }) => !isAllowed(file, word))
    .map(({ line, word }) => `${file}:${line}: ${word}`);
}

/** Returns one line for each phrase in a file that a reader may have to read twice. */
export function styleProblems(file, text) {
  return STYLE.flatMap(([pattern, why]) =>
    matches(pattern, text)
      .filter(({ word }) => !isAllowed(file, word))
      .map(({ line, word }) => `${file}:${line}: ${why}: ${word.trim()}`),
  );
}

/** Returns the problems of the given files, in their order. */
export function problemsOf(root, files, check) {
  return files.flatMap((file) => check(file, readFileSync(join(root, file), 'utf8')));
}

function isAllowed(file, word) {
  return EXCEPTIONS.some(
    (exception) => exception.file.test(file) && exception.words.test(word.toLowerCase()),
  );
}

function matches(pattern, text) {
  return [...text.matchAll(pattern)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    word: match[0],
  }));
}
