import { expect, test } from 'vitest';
import { findContestName } from './contest-names.js';
import { CONTEST_RULES, getContestRule } from './rules/contest-rules.js';

test.each(CONTEST_RULES.map(({ name }) => name))('%s is a name of its own', (name) => {
  expect(findContestName(name)).toBe(name);
  expect(getContestRule(name).name).toBe(name);
});

test('sprint is an alias of speed; results use the name speed', () => {
  expect(findContestName('sprint')).toBe('speed');
  expect(getContestRule('sprint').name).toBe('speed');
});

test('returns undefined for other names', () => {
  expect(findContestName('Sprint')).toBeUndefined();
});
