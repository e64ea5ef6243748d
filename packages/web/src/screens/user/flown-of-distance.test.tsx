import type { User, UserTrend } from '@cloudstreet/sdk';
import { STATISTIC_VALUES } from '@cloudstreet/ui/values/statistics';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.js';
import { TREND_FIGURES } from './trend-figures.js';
import { UserDetails } from './UserDetails.js';

const METRIC = { unitSystem: 'M', locale: 'en-gb', timeZone: 'UTC' } as const;
const figure = TREND_FIGURES.find(({ id }) => id === 'glide_detour')!;

function textOf(part: ReactNode) {
  const { container, unmount } = show(part);
  const text = container.textContent;
  unmount();
  return text;
}

// A glider that drifts along the course in thermals flies less than its distance.
test.each([
  { ratio: 1.12, expected: '112\u202f%' },
  { ratio: 0.97, expected: '97\u202f%' },
])('formats $ratio alike for a flight, a season and all flights', (row) => {
  const { ratio, expected } = row;
  const trend = { season: 2026, flights: 3, glide_detour: ratio } as UserTrend;
  expect(textOf(STATISTIC_VALUES.glide_detour(ratio))).toBe(expected);
  expect(textOf(figure.cell(trend))).toBe(expected);
  expect(figure.valueOf(trend, METRIC)).toBeCloseTo(ratio * 100, 9);

  const user = { id: 1, flight_count: 3, date_joined: '2026-01-01T00:00:00Z' };
  show(<UserDetails user={{ ...user, avg_glide_detour: ratio } as User} />);
  expect(screen.getByText('Track vs course').nextElementSibling).toHaveTextContent(
    expected.replace('\u202f', ' '),
  );
});

test('shows nothing for a season without glides', () => {
  const trend = { season: 2026, flights: 3 } as UserTrend;
  expect(textOf(figure.cell(trend))).toBe('–');
  expect(figure.valueOf(trend, METRIC)).toBeUndefined();
});
