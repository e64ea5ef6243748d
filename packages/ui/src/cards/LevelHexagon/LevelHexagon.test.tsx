import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { LevelHexagon } from './LevelHexagon.js';

test('has the level as accessible name', () => {
  renderKit(<LevelHexagon level={3} />);
  expect(screen.getByRole('img', { name: 'Level 3' })).toHaveTextContent('3');
});

function classOf(level: number) {
  const { container, unmount } = renderKit(<LevelHexagon level={level} />);
  const name = container.querySelector('svg')?.getAttribute('class');
  unmount();
  return name;
}

test('levels 1 to 11 have different colours, all from 12 the same', () => {
  const colors = Array.from({ length: 12 }, (_, index) => classOf(index + 1));
  expect(new Set(colors).size).toBe(12);
  for (const level of [13, 20, 21, 300]) expect(classOf(level)).toBe(colors[11]);
});
