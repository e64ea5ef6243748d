import { expect, test } from 'vitest';
import { readNumbers } from './read-numbers.js';

const SCHEMA = {
  properties: {
    limit: { type: 'integer' },
    mass: { type: ['number', 'null'] },
    ids: { type: 'array', items: { type: 'integer' } },
    days: { type: 'array', items: { type: 'string' } },
    name: { type: 'string' },
  },
} as const;

test('reads numbers where the contract has them, and nowhere else', () => {
  const data = { limit: '5', mass: '300.5', ids: ['1', '20'], days: ['1'], name: '7', other: '8' };
  readNumbers(SCHEMA, data);
  expect(data).toEqual({
    limit: 5,
    mass: 300.5,
    ids: [1, 20],
    days: ['1'],
    name: '7',
    other: '8',
  });
});

test.each([
  '',
  ' ',
  ' 5',
  '5 ',
  '+5',
  '05',
  '5.',
  '.5',
  '1e2',
  '0x10',
  '1_0',
  '１',
  'NaN',
  'Infinity',
  'x',
])('"%s" is no number', (limit) => {
  const data = { limit, ids: ['1', limit] };
  readNumbers(SCHEMA, data);
  expect(data).toEqual({ limit, ids: [1, limit] });
});

test.each([undefined, null, 'text', 5])('leaves %s alone', (data) => {
  expect(() => readNumbers(SCHEMA, data)).not.toThrow();
});
