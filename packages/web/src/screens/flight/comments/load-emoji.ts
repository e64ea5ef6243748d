import type { EmojiData, EmojiDataResolver } from 'frimousse';

/** Written by `scripts/generate-emoji.mjs`. */
interface EmojiFile {
  readonly groups: readonly (readonly [index: number, name: string])[];
  readonly emojis: readonly (readonly [
    emoji: string,
    label: string,
    group: number,
    tags: string,
  ])[];
}

const FILES = import.meta.glob<EmojiFile>('../../../generated/emoji/*.json', { import: 'default' });

/** Languages with a name of their own there, or without names. */
const LANGUAGES: Readonly<Record<string, string>> = { 'en-us': 'en', no: 'nb', cs: 'en' };

/** Skin tones are not offered, so their names are not shown. */
const SKIN_TONES: EmojiData['skinTones'] = {
  light: '',
  'medium-light': '',
  medium: '',
  'medium-dark': '',
  dark: '',
};

/** Loads the emojis with names in a language, from this server. */
export const loadEmoji: EmojiDataResolver = async (locale) => {
  const language = LANGUAGES[locale] ?? locale;
  const load = FILES[`../../../generated/emoji/${language}.json`];
  if (!load) throw new Error(`There are no emojis in ${locale}.`);
  const { groups, emojis } = await load();
  return {
    locale,
    categories: groups.map(([index, label]) => ({ index, label })),
    emojis: emojis.map(([emoji, label, category, tags]) => ({
      emoji,
      label,
      category,
      version: 0,
      tags: tags.split(' '),
    })),
    skinTones: SKIN_TONES,
  };
};
