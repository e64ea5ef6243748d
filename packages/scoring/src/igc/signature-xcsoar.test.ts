import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { igcBytes } from '../testing/igc-text.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { parseIgc } from './parse-igc.js';
import { XCSOAR_VERIFIER } from './signature-xcsoar.js';

function linesOfVersion(version: string): string[] {
  return [
    'AXCSAAA',
    'HFDTE140726',
    'HFPLTPILOTINCHARGE:Test Pilot, the first',
    'HOPLTPILOT:Second Pilot',
    'HFGIDGLIDERID:D-1234',
    `HFFTYFRTYPE:XCSOAR,XCSOAR Linux ${version} Jan  1 2026`,
    'I023638FXA3940SIU',
    'LXCSNOTE:signed',
    'LOTHNOTE:not signed',
    'B1000005000000N00800000EA004800052000508',
    'B1000045000010N00800040EA004820052100508',
  ];
}

const LINES = linesOfVersion('7.43');
const SIGNATURE = [
  'G723971bee42413f6',
  'G2c58ff1487d25106',
  'Gacf7879598ae450b',
  'Gb787d5bbb77af9bb',
  'G39884249eaef56f9',
  'G874ce32f7a00ef7c',
  'G771d7674606c834c',
  'G606eb7f1e5215ca4',
];
const SIGNATURE_OF_6_5 = [
  'Gae609dc409609ef4',
  'Gf53eab5df4482018',
  'G4b53b25418d03dd9',
  'G704638334ddac847',
  'G659ca0c50fbd2b71',
  'G0d80ed395bc00cf8',
  'G13c15670fb3c2032',
  'G1b40736934e08ecf',
];

function verify(lines: readonly string[], lineEnd?: string): string {
  return XCSOAR_VERIFIER.verify(igcBytes(lines, lineEnd));
}

function replaced(text: string, by: string): string[] {
  return LINES.map((line) => line.replace(text, by));
}

test('verifies files signed by XCSoar', () => {
  const { recording, findings } = parseIgc(igcBytes([...LINES, ...SIGNATURE]));
  expect(recording.signature.state).toBe('verified');
  expect(findings.map(({ token }) => token)).not.toContain('SIGNATURE_INVALID');
});

test('computes the third digest like plain MD5', () => {
  const signed = LINES.filter((line) => !/^HO|^LOTH/.test(line))
    .join('')
    .replaceAll(',', '');
  const digest = createHash('md5').update(signed).digest('hex');
  expect(SIGNATURE.slice(4, 6).join('').replaceAll('G', '')).toBe(digest);
});

test.each([
  { why: 'version 6.5, which signs commas', version: '6.5', expected: 'verified' },
  { why: 'another version with them', version: '6.5.1', expected: 'failed' },
])('recognises $why', ({ version, expected }) => {
  expect(verify([...linesOfVersion(version), ...SIGNATURE_OF_6_5])).toBe(expected);
});

test.each([
  { why: 'line feeds alone', lineEnd: '\n' },
  { why: 'carriage returns alone', lineEnd: '\r' },
])('ignores $why', ({ lineEnd }) => {
  expect(verify([...LINES, ...SIGNATURE], lineEnd)).toBe('verified');
});

test.each([
  { why: 'a comma', lines: replaced('Pilot, the', 'Pilot the') },
  { why: 'a letter that the format reserves', lines: replaced('Pilot', 'Pil$ot') },
  { why: 'a letter outside ASCII', lines: replaced('Pilot', 'Piloöt') },
  { why: 'what the observer entered', lines: replaced('Second', 'Another') },
  { why: 'what the pilot entered', lines: [...LINES, 'HPGIDGLIDERID:D-5678'] },
  { why: 'the note of another program', lines: replaced('not signed', 'changed') },
])('allows $why to be added or removed', ({ lines }) => {
  expect(verify([...lines, ...SIGNATURE])).toBe('verified');
});

test('fails a file with any byte of the signed part changed', () => {
  const file = igcBytes([...LINES, ...SIGNATURE]);
  const text = String.fromCharCode(...file);
  const unsigned = /H[OP].*|LOTH.*|[\r\n,]/g;
  const isSigned = new Uint8Array(file.length).fill(1);
  for (const { 0: part, index } of text.matchAll(unsigned)) {
    isSigned.fill(0, index, index + part.length);
  }
  const positions = [...file.keys()].filter((at) => isSigned[at] === 1);
  const passed = positions.filter((at) => {
    const changed = file.slice();
    // Another letter, one that is signed as well.
    changed[at] = file[at] === 0x58 ? 0x59 : 0x58;
    return XCSOAR_VERIFIER.verify(changed) !== 'failed';
  });
  expect(positions.length).toBeGreaterThan(350);
  expect(passed).toEqual([]);
});

test.each([
  { why: 'no signature', lines: LINES },
  { why: 'a signature cut short', lines: [...LINES, ...SIGNATURE.slice(0, 7)] },
  { why: 'a signature twice', lines: [...LINES, ...SIGNATURE, ...SIGNATURE] },
  { why: 'a line too many', lines: [...LINES, ...SIGNATURE, 'G1'] },
  { why: 'lines in another order', lines: [...LINES, ...SIGNATURE.toReversed()] },
  { why: 'capital digits', lines: [...LINES, ...SIGNATURE.map((line) => line.toUpperCase())] },
  { why: 'a fix left out', lines: [...LINES.slice(0, -1), ...SIGNATURE] },
  { why: 'a fix behind the signature', lines: [...LINES, ...SIGNATURE, LINES.at(-1)!] },
])('fails a file with $why', ({ lines }) => {
  expect(verify(lines)).toBe('failed');
});

test('reads thousands of G records as one invalid signature', () => {
  const many = Array.from({ length: 1000 }, () => SIGNATURE).flat();
  expect(verify([...LINES, ...many])).toBe('failed');
});

describe.skipIf(!HAS_TEST_DATA)('files by XCSoar', () => {
  test.each(['64a', '64b', '65a', '65b'])('grecord%s, made by its authors', (name) => {
    const file = readTestFile(`igc/signature/grecord${name}.igc`);
    expect(XCSOAR_VERIFIER.verify(file)).toBe('verified');
    expect(XCSOAR_VERIFIER.verify(file.subarray(0, -3))).toBe('failed');
    // The serial in the first line.
    expect(XCSOAR_VERIFIER.verify(file.with(4, file[4]! + 1))).toBe('failed');
  });

  test.each([
    'igc/gliders/hollmann-sample11.igc',
    'igc/paragliders/goigc2-0106.igc',
    'igc/defects/all-fixes-invalid.igc',
    'competitions/leverkusen-2017/2017-07-17-race/igc/1R_2017-07-17-xcs-aaa-01.igc',
  ])('%s, and once a fix has another altitude', (path) => {
    const file = readTestFile(path);
    expect(parseIgc(file).recording.signature.state).toBe('verified');
    const lastFix = Buffer.from(file).lastIndexOf('\nB') + 1;
    const changed = file.with(lastFix + 29, file[lastFix + 29]! ^ 1);
    expect(parseIgc(changed).recording.signature.state).toBe('failed');
  });
});

test.each([
  { why: 'a long note of another program', length: 100_000, expected: 'verified' },
  { why: 'one too long for any recording', length: 50_000_000, expected: 'failed' },
])('with $why: $expected', ({ length, expected }) => {
  const head = igcBytes([...LINES, 'LOTH']).subarray(0, -2);
  const tail = igcBytes(['', ...SIGNATURE]);
  const bytes = new Uint8Array(head.length + length + tail.length).fill(88);
  bytes.set(head);
  bytes.set(tail, head.length + length);
  expect(XCSOAR_VERIFIER.verify(bytes)).toBe(expected);
});
