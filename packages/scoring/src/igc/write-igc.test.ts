import { describe, expect, test } from 'vitest';
import { flightFixes, HEADER, igcBytes, igcFile, TOW_FLIGHT } from '../testing/igc-text.js';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { IgcError } from './igc-error.js';
import { parseIgc } from './parse-igc.js';
import { signIgc } from './signature.js';
import { writeIgc } from './write-igc.js';

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function rewritten(bytes: Uint8Array): string {
  return text(writeIgc(parseIgc(bytes).recording));
}

test('writes a correct file as it was', () => {
  const file = igcFile(flightFixes(TOW_FLIGHT));
  expect(rewritten(file)).toBe(text(file));
});

test.each([
  { why: 'south and west', line: 'B1000005030123S00815456WA0048000530005' },
  { why: 'below sea level', line: 'B1000005030123N00815456EV-0048-0012005' },
  { why: 'a missing extension', line: 'B1000005030123N00815456EA0048000530   ' },
  { why: 'the pole and the date line', line: 'B2359599000000N18000000EA0048000530005' },
])('writes a fix as it was: $why', ({ line }) => {
  const file = igcBytes([...HEADER, line]);
  expect(rewritten(file)).toBe(text(file));
});

test('keeps fields, finer digits and every other line in their places', () => {
  const file = igcBytes([
    'AXCDABC',
    'HFDTE310126',
    'I043637LAD3839LOD4043NET4446ENL',
    'J010810WDI',
    'C310126100000310126000100Task',
    'LXCDfrom the start',
    'F1000000102',
    'B2359585030123N00815456EA00480005301234-123045',
    'E235958PEVbutton',
    'K235958270',
    'B2359595030123N00815456EA004800053056780000999',
    'HFDTE010226',
    'B0000005030123N00815456EA004800053056780000999',
    'LXCDmüde',
    'GABCDEF',
  ]);
  expect(rewritten(file)).toBe(text(file));
});

test('writes a signed file so that it still verifies', () => {
  const signed = signIgc(
    text(igcFile(flightFixes(TOW_FLIGHT)))
      .replace(/^ALXV/, 'AXCD')
      .replace(/G.*\r\n$/, ''),
  );
  const again = writeIgc(parseIgc(igcBytes(signed.split('\r\n').slice(0, -1))).recording);
  expect(parseIgc(again).recording.signature.state).toBe('verified');
});

test('refuses a value that its field has no room for', () => {
  const { recording } = parseIgc(igcFile(flightFixes(TOW_FLIGHT)));
  recording.fixes.extensions['FXA']![0] = 1000;
  expect(() => writeIgc(recording)).toThrow(new RangeError('1000 does not fit into 3 digits.'));
});

describe.runIf(HAS_TEST_DATA)('real files', () => {
  test.each(igcFilesIn('igc'))('%s is read the same after it was written', (path) => {
    const bytes = readTestFile(path);
    const first = readOrRefuse(bytes);
    if (!first) return;
    const second = parseIgc(writeIgc(first.recording));
    const { otherLines: lines, ...recording } = first.recording;
    const { otherLines: linesAgain, ...again } = second.recording;
    expect(again).toEqual(recording);
    expect(second.findings).toEqual(first.findings);
    expect(linesAgain.fixesBefore).toEqual(lines.fixesBefore);
  });
});

function readOrRefuse(bytes: Uint8Array) {
  try {
    return parseIgc(bytes);
  } catch (error) {
    if (error instanceof IgcError) return undefined;
    throw error;
  }
}
