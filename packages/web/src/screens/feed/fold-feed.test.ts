import type { FeedEntry } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { foldFeed } from './fold-feed.js';

let id = 0;

function entry(clubId: number | undefined, day: string, kind: FeedEntry['kind'] = 'flight') {
  id += 1;
  return {
    kind,
    time: `${day}T18:00:00Z`,
    achievements: [],
    flight: {
      id,
      status: 'valid',
      rank: true,
      scoring_date: day,
      time_zone: 'UTC',
      junior: false,
      ...(clubId !== undefined && { club: { id: clubId, name: `Club ${clubId}` } }),
    },
  } satisfies FeedEntry;
}

const shapeOf = (pages: readonly (readonly FeedEntry[])[]) =>
  foldFeed(pages).map((item) =>
    item.kind === 'folded' ? `${item.entries.length} of ${item.club.id} on ${item.date}` : 'one',
  );

const many = (count: number, clubId: number, day: string) =>
  Array.from({ length: count }, () => entry(clubId, day));

test('many flights of one club and day are one item, at the place of the newest', () => {
  const page = [
    entry(2, '2026-07-14'),
    ...many(2, 1, '2026-07-14'),
    entry(undefined, '2026-07-14'),
    ...many(2, 1, '2026-07-14'),
    ...many(3, 1, '2026-07-13'),
  ];
  expect(shapeOf([page])).toEqual(['one', '4 of 1 on 2026-07-14', 'one', 'one', 'one', 'one']);
});

test('photos are never folded', () => {
  const photos = Array.from({ length: 5 }, () => entry(1, '2026-07-14', 'story'));
  expect(shapeOf([photos])).toEqual(['one', 'one', 'one', 'one', 'one']);
});

test('further pages add to a folded item, and leave what was shown as it is', () => {
  const first = [...many(4, 1, '2026-07-14'), ...many(3, 2, '2026-07-14')];
  const second = [...many(2, 1, '2026-07-14'), ...many(3, 2, '2026-07-14')];
  expect(shapeOf([first, second])).toEqual([
    '6 of 1 on 2026-07-14',
    ...Array.from({ length: 6 }, () => 'one'),
  ]);
});
