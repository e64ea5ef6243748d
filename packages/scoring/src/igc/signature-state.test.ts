import { describe, expect, test } from 'vitest';
import { igcBytes } from '../testing/igc-text.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { parseIgc } from './parse-igc.js';
import { BUILT_IN_VERIFIERS } from './signature-state.js';
import type { SignatureVerdict, SignatureVerifier } from './signature-verifier.js';

const FIX = 'B1000005000000N00800000EA0048000520';

function fileBy(manufacturer: string, ...signature: string[]): Uint8Array {
  return igcBytes([`A${manufacturer}ABC`, 'HFDTE140726', FIX, ...signature]);
}

function verifierOf(manufacturer: string, verdict: SignatureVerdict): SignatureVerifier {
  return { manufacturers: [manufacturer], verify: () => verdict };
}

function stateOf(file: Uint8Array, verifiers?: readonly SignatureVerifier[]): string {
  return parseIgc(file, verifiers && { verifiers }).recording.signature.state;
}

test('knows the two makers whose algorithm is public', () => {
  expect(BUILT_IN_VERIFIERS.flatMap(({ manufacturers }) => manufacturers)).toEqual(['XCD', 'XCS']);
});

test.each(['verified', 'failed', 'unverified'] as const)(
  'uses the result of a given verifier: %s',
  (verdict) => {
    expect(stateOf(fileBy('LXV', 'G123'), [verifierOf('LXV', verdict)])).toBe(verdict);
  },
);

test.each([
  {
    why: 'no verifier of its maker',
    file: fileBy('LXV', 'GABC'),
    verifiers: undefined,
    expected: 'unverified',
  },
  {
    why: 'that of another maker',
    file: fileBy('LXV', 'GABC'),
    verifiers: [verifierOf('LXN', 'verified')],
    expected: 'unverified',
  },
  {
    why: 'nothing to verify',
    file: fileBy('LXV'),
    verifiers: [verifierOf('LXV', 'verified')],
    expected: 'absent',
  },
  {
    why: 'two of its maker, the first deciding',
    file: fileBy('XCS', 'GABC'),
    verifiers: [verifierOf('XCS', 'verified'), ...BUILT_IN_VERIFIERS],
    expected: 'verified',
  },
  {
    why: 'the built-in ones left out',
    file: fileBy('XCS', 'GABC'),
    verifiers: [],
    expected: 'unverified',
  },
])('a file with $why', ({ file, verifiers, expected }) => {
  expect(stateOf(file, verifiers)).toBe(expected);
});

test('passes the whole file to the verifier', () => {
  const file = fileBy('LXV', 'GABC');
  const verify = (bytes: Uint8Array) => (bytes === file ? 'verified' : 'failed');
  expect(stateOf(file, [{ manufacturers: ['LXN', 'LXV'], verify }])).toBe('verified');
});

test.each([
  {
    why: 'no maker',
    verifiers: [BUILT_IN_VERIFIERS[0], { verify: () => 'verified' }],
    expected: /verifiers\[1\]/,
  },
  {
    why: 'a verdict of its own',
    verifiers: [{ manufacturers: ['LXV'], verify: () => true }],
    expected: /LXV returned true/,
  },
])('refuses $why for a verifier', ({ verifiers, expected }) => {
  const parse = () => parseIgc(fileBy('LXV', 'GABC'), { verifiers: verifiers as never });
  expect(parse).toThrow(TypeError);
  expect(parse).toThrow(expected);
});

describe.skipIf(!HAS_TEST_DATA)('signatures by makers without verifier', () => {
  test.each(['dhv-vali_ok', 'dhv-vali_nok', 'l24-vali_ok', 'xtc-vali_nok'])('%s', (name) => {
    expect(stateOf(readTestFile(`igc/signature/${name}.igc`))).toBe('unverified');
  });
});
