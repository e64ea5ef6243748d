import { expect, test } from 'vitest';
import { EncodingError, failureOf } from './failure.js';

const noMemory = new RangeError('Array buffer allocation failed');

test.each([
  {
    why: 'a buffer that cannot grow',
    error: new EncodingError('', { cause: noMemory }),
    is: 'memory',
  },
  {
    why: 'a full disk of the encoder',
    error: new EncodingError('', { cause: new DOMException('', 'QuotaExceededError') }),
    is: 'memory',
  },
  {
    why: 'an encoder that fails',
    error: new EncodingError('', { cause: new Error('lost') }),
    is: 'other',
  },
  { why: 'a number out of range outside the encoder', error: noMemory, is: 'other' },
  { why: 'no error', error: undefined, is: 'other' },
])('$why is $is', ({ error, is }) => {
  expect(failureOf(error)).toBe(is);
});
