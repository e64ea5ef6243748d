import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useRecentPicks } from './recent-picks.js';

beforeEach(() => localStorage.clear());

function picksOf(ids: readonly number[]) {
  return ids.map((id) => ({ index: 'user' as const, id, name: `Pilot ${id}` }));
}

function renderPicks() {
  const { result } = renderHook(() => useRecentPicks());
  return {
    ids: () => result.current[0].map(({ id }) => id),
    remember: (id: number) => act(() => picksOf([id]).forEach(result.current[1])),
  };
}

test('keeps the ten newest, each once, the newest first', () => {
  const { ids, remember } = renderPicks();
  for (let id = 1; id <= 12; id += 1) remember(id);
  expect(ids()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  remember(5);
  expect(ids()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3]);
  expect(renderPicks().ids()).toEqual(ids());
});

test('all components that show them are updated', () => {
  const [one, other] = [renderPicks(), renderPicks()];
  one.remember(7);
  expect(other.ids()).toEqual([7]);
});

test.each(['{', '5', '[{"id":1},null,{"index":"user","id":2,"name":"Pilot 2"}]'])(
  'skips invalid entries: %s',
  (text) => {
    localStorage.setItem('cloudstreet.recent-picks', text);
    expect(renderPicks().ids()).toEqual(text.startsWith('[') ? [2] : []);
  },
);
