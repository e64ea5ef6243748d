import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from '../../../scripts/write-generated.mjs';

const folder = fileURLToPath(new URL('../src/generated/emoji/', import.meta.url));
const source = new URL('./', import.meta.resolve('emojibase-data/package.json'));

/**
 * Languages of emojibase that the application has. Czech is missing there, and shows English names.
 */
const LANGUAGES = 'da de en en-gb es fi fr hu it ja lt nb nl pl pt sv uk'.split(' ');
/** Newer emojis are not on all devices yet. */
const NEWEST_VERSION = 15.1;
const COMPONENTS = 2;

/**
 * Writes `src/generated/emoji/LANGUAGE.json`: the groups, and emojis with name, group and search words.
 * The files of emojibase are five times larger.
 */
export function generateEmoji() {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const target = `${folder}${language}.json`;
    if (isNewer(target, new URL(`${language}/data.json`, source))) continue;
    const data = read(`${language}/data.json`);
    const { groups } = read(`${language}/messages.json`);
    const emojis = data
      .filter(
        ({ group, version }) =>
          group !== undefined && group !== COMPONENTS && version <= NEWEST_VERSION,
      )
      .toSorted((one, other) => one.order - other.order)
      .map(({ emoji, label, group, tags = [] }) => [emoji, label, group, tags.join(' ')]);
    const names = groups
      .filter(({ order }) => order !== COMPONENTS)
      .map(({ message, order }) => [
        order,
        message[0].toLocaleUpperCase(language) + message.slice(1),
      ]);
    writeGenerated(target, `${JSON.stringify({ groups: names, emojis })}\n`);
  }
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(new URL(file, source), 'utf8'));
}

/**
 * Whether a file was written after another one and after this script.
 * @param {string} target
 * @param {URL} input
 */
function isNewer(target, input) {
  const [written, ...inputs] = [target, input, import.meta.filename].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return written !== undefined && inputs.every((time) => time < written);
}
