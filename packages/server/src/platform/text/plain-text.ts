/** Kind of a text by `x-text` of the contract: a name, one line, or several. */
export type TextShape = 'name' | 'line' | 'lines';

/** Problem of a text: it is unreadable, or it is a name without a letter. */
export type TextFlaw = 'unreadable' | 'no_letter';

/** Scripts in which U+200C and U+200D choose between forms of a letter. */
const JOINING_SCRIPTS =
  'Arab Syrc Mong Nkoo Adlm Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Bali Java'
    .split(' ')
    .map((script) => String.raw`\p{scx=${script}}`)
    .join('');

/** Invisible characters that change the form of other characters. */
const NEEDED = [
  String.raw`(?<=[${JOINING_SCRIPTS}])[\u200C\u200D](?=[${JOINING_SCRIPTS}])`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Script=Han}])[\uFE00-\uFE0F]`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mong})[\u180B-\u180D\u180F]`,
].join('|');

const INVISIBLE = new RegExp(
  String.raw`(${NEEDED})|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`,
  'gu',
);

/** U+2800 is a Braille cell without dots: a letter in Unicode, but blank. */
const BLANKS = /[\s\u0085\u2800]+/gu;
const BLANKS_OF_LINE = /(?:[^\S\n]|\u2800)+/gu;
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

/** Control characters, private use, unassigned characters, and the replacement character. */
const UNREADABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFFFD]/u;

/**
 * A combining mark without a letter, or more of them than any script uses on one letter.
 *
 * @see Unicode Technical Standard 39, revision 30, §5.4: no more than four in a row.
 */
const STRAY_MARKS = /(?:^|\s)\p{M}|\p{Mn}{5}/u;

/**
 * Normalises a text for storage: composed, without invisible characters, trimmed, and with single
 * spaces between words. `lines` keep at most one empty line in a row.
 */
export function tidyText(text: string, shape: TextShape): string {
  const visible = text.replaceAll(INVISIBLE, '$1').normalize('NFC');
  if (shape !== 'lines') return visible.replaceAll(BLANKS, ' ').trim();
  return visible
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(BLANKS_OF_LINE, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Finds the flaw of a normalised text. Empty texts are left to the contract's `minLength`. */
export function findTextFlaw(text: string, shape: TextShape): TextFlaw | undefined {
  const lines = shape === 'lines' ? text.replaceAll('\n', ' ') : text;
  if (UNREADABLE.test(lines) || STRAY_MARKS.test(lines)) return 'unreadable';
  return shape === 'name' && text && !/\p{L}/u.test(text) ? 'no_letter' : undefined;
}
