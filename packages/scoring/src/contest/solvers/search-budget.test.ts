import { expect, test } from 'vitest';
import { SearchBudget, Work } from './search-budget.js';

const TO_A_TOLERANCE = expect.closeTo(1.0005);

test('requires a proof, then nearly one, then none', () => {
  const work = new Work();
  const budget = new SearchBudget({ work, share: 1 }, 100);
  expect(budget.demand()).toBe(1);
  expect(budget.demand(101)).toEqual(TO_A_TOLERANCE);
  work.add(101);
  expect(budget.demand()).toEqual(TO_A_TOLERANCE);
  work.add(300);
  expect(budget.demand()).toBe(Infinity);
});

test('a search has a budget of its own after another one has ended', () => {
  const work = new Work();
  work.add(1000);
  expect(new SearchBudget({ work, share: 1 }, 100).demand()).toBe(1);
});

test('endless searches together hardly exceed the budget', () => {
  const step = 1000;
  const work = new Work(1e8);
  for (let search = 0; search < 20; search++) {
    const budget = new SearchBudget({ work, share: 1 }, 1e9);
    while (budget.demand() < Infinity) work.add(step);
  }
  expect(work.done).toBeLessThan(1.1e8);
});

test('a search gets some budget even if others used all of it', () => {
  const work = new Work(1e8);
  const done = Array.from({ length: 30 }, () => {
    const before = work.done;
    const budget = new SearchBudget({ work, share: 1 }, 1e9);
    while (budget.demand() < Infinity) work.add(1000);
    return work.done - before;
  });
  expect(Math.min(...done)).toBeGreaterThan(1e5);
});

test('returns the largest skipped bound', () => {
  const budget = new SearchBudget({ work: new Work(), share: 1 }, 1);
  expect(budget.forgoneM).toBe(0);
  budget.forgo(300);
  budget.forgo(200);
  expect(budget.forgoneM).toBe(300);
});

test('the searches of many windows do no more work than those of one', () => {
  const work = new Work(1e8);
  const windows = 400;
  for (let search = 0; search < 20 * windows; search++) {
    const budget = new SearchBudget({ work, share: 1 / windows }, 1e9);
    while (budget.demand() < Infinity) work.add(100);
  }
  expect(work.done).toBeLessThan(1.1e8);
});
