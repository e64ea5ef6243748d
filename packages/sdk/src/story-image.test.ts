import { expect, test } from 'vitest';
import { listedImagePath, storyImagePath } from './story-image.js';

test('returns the path of each size from the path of any size', () => {
  for (const path of ['story/3f/3f79.jpg', 'story/3f/3f79_small.jpg', 'story/3f/3f79_medium.jpg']) {
    expect(storyImagePath(path, 'large')).toBe('story/3f/3f79.jpg');
    expect(storyImagePath(path, 'medium')).toBe('story/3f/3f79_medium.jpg');
    expect(storyImagePath(path, 'small')).toBe('story/3f/3f79_small.jpg');
  }
});

test.each([
  { why: 'single photo, from that date', day: '2024-09-09', count: 1, size: 'medium' },
  { why: 'the only one, later', day: '2026-07-14', count: 1, size: 'medium' },
  { why: 'the only one, the day before', day: '2024-09-08', count: 1, size: 'small' },
  { why: 'one of two', day: '2026-07-14', count: 2, size: 'small' },
])('the image of a flight is $size: $why', ({ day, count, size }) => {
  const story = Array.from({ length: count }, (_, index) => `story/${index}_small.jpg`);
  expect(listedImagePath({ scoring_date: day, story })).toBe(`story/0_${size}.jpg`);
});

test('returns nothing without photos', () => {
  expect(listedImagePath({ scoring_date: '2026-07-14', story: [] })).toBeUndefined();
  expect(listedImagePath({ scoring_date: '2026-07-14' })).toBeUndefined();
});
