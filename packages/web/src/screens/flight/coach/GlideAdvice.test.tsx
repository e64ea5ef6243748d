import type { Coach } from '@cloudstreet/sdk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { GlideAdvice } from './GlideAdvice.js';

type Figures = NonNullable<Coach['glides']['advice']>['all'];

const ALL: Figures = {
  seconds: 10_412,
  distance: 381.2,
  detour: 1.052,
  gain: -8410,
  percentage_lift: 0.46,
  netto: 0.3,
  speed: 128.4,
  optimal_speed: 134.9,
  glide_ratio: 46.1,
  polar_ratio: 41.8,
  too_fast_seconds: 160,
  too_slow_seconds: 96,
  judged_seconds: 10_020,
};
const GLIDE = {
  ...ALL,
  start_time: '2026-07-14T10:19:12Z',
  end_time: '2026-07-14T10:28:40Z',
  distance: 21.34,
  speed: 126.8,
  optimal_speed: 136.2,
  netto: -0.4,
  glide_ratio: 42.9,
};

test('describes all glides together', () => {
  show(<GlideAdvice advice={{ all: ALL, glides: [GLIDE] }} />);
  const valueOf = (term: string) =>
    screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(valueOf('IAS flown')).toBe('128\u202fkm/h');
  expect(valueOf('Optimal IAS')).toBe('135\u202fkm/h');
  expect(valueOf('Netto')).toBe('+0.3\u202fm/s');
  expect(valueOf('In rising air')).toBe('46\u202f%');
  expect(valueOf('Glide ratio')).toBe('46');
  expect(valueOf('Polar glide ratio')).toBe('42');
  expect(valueOf('Track vs course')).toBe('105\u202f%');
  expect(valueOf('Lost by flying too fast')).toMatch(/^2\smin\s40\ss/);
  expect(valueOf('Lost by flying too slowly')).toMatch(/^1\smin\s36\ss/);
});

test('each glide has its own row', () => {
  show(<GlideAdvice advice={{ all: ALL, glides: [GLIDE] }} />);
  const table = within(screen.getByRole('table', { name: 'Glides' }));
  const [, row] = table.getAllByRole('row');
  const cells = within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['21.3\u202fkm', '127\u202fkm/h', '136\u202fkm/h', '-0.4\u202fm/s', '43']);
});

test('leaves out an unknown detour', () => {
  const { detour: _detour, ...straight } = ALL;
  show(<GlideAdvice advice={{ all: straight, glides: [] }} />);
  expect(screen.queryByText('Track vs course')).toBeNull();
});
