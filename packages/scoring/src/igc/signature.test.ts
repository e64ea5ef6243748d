import { expect, test } from 'vitest';
import { bRecord, igcBytes } from '../testing/igc-text.js';
import { parseIgc } from './parse-igc.js';
import { signIgc, verifyIgc } from './signature.js';

const FIX = { timeS: 36_000, lat: 50, lon: 8, pressureAltM: 480, extensions: '' };
const LINES = ['AXCDDEMO', 'HFDTE140726', bRecord(FIX), bRecord({ ...FIX, timeS: 36_004 })];
const SIGNED = signIgc(LINES.join('\n'));

test('verifies its own signature', () => {
  const bytes = igcBytes([SIGNED], '');
  expect(verifyIgc(bytes)).toBe(true);
  expect(parseIgc(bytes).recording.signature.state).toBe('verified');
  expect(parseIgc(bytes).findings.map(({ token }) => token)).toEqual(['NO_I_RECORD']);
});

test('ignores line endings', () => {
  expect(verifyIgc(igcBytes([SIGNED.replaceAll('\r\n', '\n')], ''))).toBe(true);
});

test.each([
  { why: 'a changed digit', text: SIGNED.replace('00480', '00490') },
  { why: 'a line left out', text: SIGNED.replace(/B100004.*\r\n/, '') },
  { why: 'a line added before the signature', text: SIGNED.replace('\r\nG', '\r\nLXCDNOTE\r\nG') },
  { why: 'a line added after the signature', text: `${SIGNED}LXCDNOTE\r\n` },
  {
    why: 'a changed signature',
    text: SIGNED.replace(/G(.)/, (_, digit) => `G${digit === '0' ? 1 : 0}`),
  },
])('fails a file with $why', ({ text }) => {
  const bytes = igcBytes([text], '');
  expect(verifyIgc(bytes)).toBe(false);
  expect(parseIgc(bytes).findings).toContainEqual({
    token: 'SIGNATURE_INVALID',
    type: 'error',
    parameters: [],
  });
});

test('verifies no file without a signature', () => {
  expect(verifyIgc(igcBytes(LINES))).toBe(false);
});

test('refuses to sign what is not ASCII', () => {
  expect(() => signIgc('HFPLTPILOT:Jürgen')).toThrow(/ü/);
});
