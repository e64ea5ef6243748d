import type { FlightDetail } from '@cloudstreet/sdk';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.js';
import { FlightSummary } from './FlightSummary.js';

const FLIGHT = {
  id: 1,
  takeoff_time: '2026-07-14T10:00:00Z',
  landing_time: '2026-07-14T14:00:00Z',
} as FlightDetail;
const TERM = 'Climbed in the best hour';

test('shows the climb of the best hour and how it is computed', async () => {
  show(<FlightSummary flight={{ ...FLIGHT, max_cum_alt_gain_1h: 2310 }} />);
  expect(screen.getByText(TERM)).toBeVisible();
  const value = screen.getByRole('button');
  expect(value).toHaveTextContent(/^2,310\sm$/);
  await userEvent.click(value);
  expect(screen.getByText(/without engine in all climbs within one hour/)).toBeVisible();
});

test('a flight without a known takeoff shows no figure', () => {
  show(<FlightSummary flight={FLIGHT} />);
  expect(screen.queryByText(TERM)).toBeNull();
});
