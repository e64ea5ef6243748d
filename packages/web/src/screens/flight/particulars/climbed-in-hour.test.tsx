import type { FlightDetail } from '@cloudstreet/sdk';
import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { UnitsProvider } from '@cloudstreet/ui/values';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../app/messages.js';
import { messages } from '../../../generated/messages/en-gb.js';
import { FlightFacts } from './FlightFacts.js';

const FLIGHT = {
  id: 1,
  takeoff_time: '2026-07-14T10:00:00Z',
  landing_time: '2026-07-14T14:00:00Z',
} as FlightDetail;
const TERM = 'Climbed in the best hour';

function show(flight: FlightDetail) {
  render(
    <KitMessages messages={kitMessages}>
      <MessagesProvider messages={messages} complete={async () => {}}>
        <UnitsProvider unitSystem="M" locale="en-gb" timeZone="UTC">
          <FlightFacts flight={flight} />
        </UnitsProvider>
      </MessagesProvider>
    </KitMessages>,
  );
}

test('what was climbed in the best hour is told, and how it is reckoned', async () => {
  show({ ...FLIGHT, max_cum_alt_gain_1h: 2310 });
  expect(screen.getByText(TERM)).toBeVisible();
  const value = screen.getByRole('button');
  expect(value).toHaveTextContent(/^2,310\sm$/);
  await userEvent.click(value);
  expect(screen.getByText(/without a motor in all climbs of one hour/)).toBeVisible();
});

test('of a flight that was scored before it was reckoned, nothing is said', () => {
  show(FLIGHT);
  expect(screen.queryByText(TERM)).toBeNull();
});
