import { expect, test } from 'vitest';
import { levelsOf } from '../testing/levels-of.js';
import { LAUNCH_SPECIALIST } from './launch-specialist.js';

test.each([
  {
    why: 'the third kind, in any order',
    flights: [
      { launchKind: 'T' },
      { launchKind: 'W' },
      { launchKind: 'T' },
      { launchKind: 'S' },
    ] as const,
    expected: ['1@3'],
  },
  {
    why: 'two kinds and an unknown launch',
    flights: [{ launchKind: 'T' }, { launchKind: 'W' }, {}] as const,
    expected: [],
  },
])('$why', ({ flights, expected }) => {
  expect(levelsOf(LAUNCH_SPECIALIST, flights)).toEqual(expected);
});
