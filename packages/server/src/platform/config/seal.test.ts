import { expect, test } from 'vitest';
import { seal, unseal } from './seal.js';

const SECRET = 'a secret of more than thirty-two characters';

test('encrypts a text that only the same place can decrypt', () => {
  const sealed = seal(SECRET, '17 skysight', 'thermals at noon');
  expect(sealed.sealed.includes('thermals')).toBe(false);
  expect(unseal(SECRET, '17 skysight', sealed)).toBe('thermals at noon');
  expect(seal(SECRET, '17 skysight', 'thermals at noon').sealed).not.toEqual(sealed.sealed);
});

test('cannot decrypt a text in another place, with another secret, or changed', () => {
  const sealed = seal(SECRET, '17 skysight', 'thermals at noon');
  expect(unseal(SECRET, '18 skysight', sealed)).toBeUndefined();
  const other = 'another secret of more than thirty-two characters';
  expect(unseal(other, '17 skysight', sealed)).toBeUndefined();
  const changed = Buffer.from(sealed.sealed);
  changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
  expect(unseal(SECRET, '17 skysight', { ...sealed, sealed: changed })).toBeUndefined();
});
