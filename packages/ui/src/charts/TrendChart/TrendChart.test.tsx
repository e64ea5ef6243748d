import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { TrendChart, type TrendPoint } from './TrendChart.js';

function renderChart(points: readonly TrendPoint[], locale = 'en-gb') {
  const shared = { label: 'Average speed, 2024 to 2026', unit: 'km/h', digits: 1 };
  renderKit(<TrendChart {...shared} points={points} />, { locale });
  return screen.queryByRole('figure', { name: shared.label });
}

test('writes values and seasons as the reader does', () => {
  const points = [
    { season: 2025, value: 81.25 },
    { season: 2026, value: 1084.5 },
  ];
  const chart = renderChart(points, 'de');
  expect(chart).toHaveTextContent('1.084,5');
  expect(chart).toHaveTextContent('2025');
});

test('joins only seasons that follow each other', () => {
  const values = [80, 82, undefined, 84, 85];
  const chart = renderChart(values.map((value, index) => ({ season: 2020 + index, value })));
  expect(chart?.querySelectorAll('line')).toHaveLength(2);
});

test('of many seasons it writes no values', () => {
  const points = Array.from({ length: 9 }, (_, index) => ({ season: 2018 + index, value: 71.3 }));
  expect(renderChart(points)).not.toHaveTextContent('71.3');
});

test('a single season is a point', () => {
  const chart = renderChart([{ season: 2026, value: 81 }]);
  expect(chart).toHaveTextContent('81.0');
  expect(chart?.querySelector('line')).toBeNull();
});

test('nothing known is nothing drawn', () => {
  expect(renderChart([{ season: 2026 }])).toBeNull();
});
