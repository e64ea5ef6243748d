import { expect, test } from 'vitest';
import { readScalars } from './read-scalars.js';

const SCHEMA = {
  properties: {
    limit: { type: 'integer' },
    mass: { type: ['number', 'null'] },
    ids: { type: 'array', items: { type: 'integer' } },
    days: { type: 'array', items: { type: 'string' } },
    name: { type: 'string' },
  },
} as const;

test('reads numbers only where the contract has them', () => {
  const data = { limit: '5', mass: '300.5', ids: ['1', '20'], days: ['1'], name: '7', other: '8' };
  readScalars(SCHEMA, data);
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
])('refuses "%s" as a number', (limit) => {
  const data = { limit, ids: ['1', limit] };
  readScalars(SCHEMA, data);
  expect(data).toEqual({ limit, ids: [1, limit] });
});

test.each([undefined, null, 'text', 5])('does not change %s', (data) => {
  expect(() => readScalars(SCHEMA, data)).not.toThrow();
});

test('reads booleans where the contract has them', () => {
  const schema = { properties: { on: { type: 'boolean' }, name: { type: 'string' } } } as const;
  const read = (on: string) => {
    const data = { on, name: 'true' };
    readScalars(schema, data);
    return data;
  };
  expect(read('true')).toEqual({ on: true, name: 'true' });
  expect(read('false')).toEqual({ on: false, name: 'true' });
  for (const other of ['1', 'yes', 'TRUE', '']) expect(read(other).on).toBe(other);
});
