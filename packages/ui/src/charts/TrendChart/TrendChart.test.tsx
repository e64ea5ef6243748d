import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { TrendChart, type TrendPoint } from './TrendChart.js';

function renderChart(points: readonly TrendPoint[], locale = 'en-gb') {
  const shared = { label: 'Average speed, 2024 to 2026', unit: 'km/h', digits: 1 };
  renderKit(<TrendChart {...shared} points={points} />, { locale });
  return screen.queryByRole('figure', { name: shared.label });
}

test('formats values and seasons for the reader', () => {
  const points = [
    { season: 2025, value: 81.25 },
    { season: 2026, value: 1084.5 },
  ];
  const chart = renderChart(points, 'de');
  expect(chart).toHaveTextContent('1.084,5');
  expect(chart).toHaveTextContent('2025');
});

test('joins only consecutive seasons', () => {
  const values = [80, 82, undefined, 84, 85];
  const chart = renderChart(values.map((value, index) => ({ season: 2020 + index, value })));
  expect(chart?.querySelectorAll('line')).toHaveLength(2);
});

test('shows no values for many seasons', () => {
  const points = Array.from({ length: 9 }, (_, index) => ({ season: 2018 + index, value: 71.3 }));
  expect(renderChart(points)).not.toHaveTextContent('71.3');
});

test('draws a single season as a point', () => {
  const chart = renderChart([{ season: 2026, value: 81 }]);
  expect(chart).toHaveTextContent('81.0');
  expect(chart?.querySelector('line')).toBeNull();
});

test('draws nothing without known values', () => {
  expect(renderChart([{ season: 2026 }])).toBeNull();
});
