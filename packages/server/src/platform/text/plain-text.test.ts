import { describe, expect, test } from 'vitest';
import { findTextFlaw, tidyText } from './plain-text.js';

describe('is stored', () => {
  test.each([
    {
      why: 'without blanks around it, and with one between words',
      text: '  Otto \t\n Wolkenried ',
    },
    {
      why: 'without blanks that are no spaces',
      text: '\u00A0Otto\u3000\u2003\u2028Wolkenried\u0085',
    },
    { why: 'without Braille cells that are empty', text: '\u2800Otto\u2800Wolkenried' },
    { why: 'without a byte order mark', text: '\uFEFFOtto Wolkenried' },
    { why: 'without controls of direction', text: '\u202EOtto\u202C \u2066Wolkenried\u2069\u200F' },
    { why: 'without characters of no width', text: 'Ot\u200Bto Wol\u00ADken\u2060ried\u200D' },
    { why: 'without letters that show nothing', text: 'Otto\u3164\u115F\u1160 Wolkenried\uFFA0' },
    { why: 'without tags', text: 'Otto Wolkenried\u{E0041}\u{E007F}' },
  ])('$why', ({ text }) => {
    expect(tidyText(text, 'line')).toBe('Otto Wolkenried');
  });

  test('composed', () => {
    expect(tidyText('Nguye\u0302\u0303n', 'name')).toBe('Nguyễn');
  });

  test('with its lines, without repeated empty ones', () => {
    const text = ' Flies. \r\n\r\n\n\u2028 Since  1990.\u2800 \n';
    expect(tidyText(text, 'lines')).toBe('Flies.\n\nSince 1990.');
  });
});

describe('stays unchanged', () => {
  test.each([
    { why: 'Persian, with the joiner between its letters', text: 'علی‌رضا بهشتی' },
    { why: 'Sinhala, with the joiner after its mark', text: 'ශ්‍රී ලංකා' },
    { why: 'Devanagari', text: 'क्ष राम' },
    { why: 'Hebrew with points', text: 'שָׁלוֹם לוי' },
    { why: 'Thai', text: 'สมชาย ราชวงศ์' },
    { why: 'Tibetan, whose letters stand on each other', text: 'བསྒྲུབས' },
    { why: 'Han, with a chosen form', text: '葛\u{E0100}城 太郎' },
    { why: 'Mongolian, with a chosen form', text: 'ᠮᠣᠩᠭ\u180Bᠣᠯ' },
  ])('$why: $text', ({ text }) => {
    const tidied = tidyText(text, 'name');
    expect(tidied).toBe(text.normalize());
    expect(findTextFlaw(tidied, 'name')).toBeUndefined();
  });

  test('an emoji of several characters', () => {
    expect(tidyText('👨‍👩‍👧 ❤️', 'lines')).toBe('👨‍👩‍👧 ❤️');
  });
});

describe('is refused', () => {
  test.each([
    { why: 'a control', text: 'Otto\u0007Wolkenried' },
    { why: 'an escape', text: 'Otto \u001B[31mWolkenried' },
    { why: 'half a character', text: 'Otto \uD800' },
    { why: 'an unassigned character', text: 'Otto \u{10FFFF}' },
    { why: 'a private character', text: 'Otto \uE000' },
    { why: 'what is left of text that was lost', text: 'Otto \uFFFD' },
    { why: 'a mark alone', text: '\u0301' },
    { why: 'a mark on a blank', text: 'Otto \u0301Wolkenried' },
    { why: 'five marks on a letter', text: `Otto${'\u0316'.repeat(5)}` },
  ])('$why', ({ text }) => {
    expect(findTextFlaw(tidyText(text, 'lines'), 'lines')).toBe('unreadable');
  });

  test.each(['12 34 56', '...', '🙂🙂'])('a name without a letter: %s', (text) => {
    expect(findTextFlaw(tidyText(text, 'name'), 'name')).toBe('no_letter');
    expect(findTextFlaw(tidyText(text, 'line'), 'line')).toBeUndefined();
  });
});
