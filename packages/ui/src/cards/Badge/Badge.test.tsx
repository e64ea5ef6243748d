import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { Badge } from './Badge.js';

test.each([
  { why: 'an open badge', id: 'endurance', level: 0, name: 'Badge, not earned', dots: 4 },
  { why: 'some levels', id: 'endurance', level: 2, name: 'Badge, level 2 of 4', dots: 4 },
  { why: 'all levels', id: 'endurance', level: 4, name: 'Badge, level 4 of 4', dots: 4 },
  { why: 'a badge without levels', id: 'hawk', level: 1, name: 'Badge, earned', dots: 0 },
] as const)('has its state as accessible name: $why', ({ id, level, name, dots }) => {
  const { container } = renderKit(<Badge id={id} name="Badge" level={level} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(container.querySelectorAll('circle')).toHaveLength(dots);
});
