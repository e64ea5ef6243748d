import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rankedFlight } from '../../test/flights.js';
import { Link } from '../controls/Link/Link.js';
import { messages } from '../generated/messages/de.js';
import { FlightTile } from '../tiles/FlightTile/FlightTile.js';
import { KitProvider } from './KitProvider.js';

const reader = { messages, locale: 'de', unitSystem: 'M', timeZone: 'UTC' } as const;

test('gives texts, language, units and theme to what is inside', () => {
  render(
    <KitProvider {...reader} theme="dark">
      <FlightTile flight={rankedFlight} href="/flight/41" />
    </KitProvider>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(/812,4/);
  expect(document.documentElement).toHaveClass('cs-theme-dark');
});

test.each(['tile', 'link'])('a press follows the link of a %s in the router', async (kind) => {
  const navigate = vi.fn();
  render(
    <KitProvider {...reader} navigate={navigate}>
      {kind === 'tile' ? (
        <FlightTile flight={rankedFlight} href="/flight/41?tab=barogram" />
      ) : (
        <Link href="/flight/41?tab=barogram">Flight</Link>
      )}
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls[0]?.[0]).toBe('/flight/41?tab=barogram');
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'a press with %s is left to the browser',
  async (key) => {
    const navigate = vi.fn();
    render(
      <KitProvider {...reader} navigate={navigate}>
        <FlightTile flight={rankedFlight} href="#flight" />
      </KitProvider>,
    );
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link'));
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('a link to another site is left to the browser', async () => {
  const navigate = vi.fn();
  render(
    <KitProvider {...reader} navigate={navigate}>
      <FlightTile flight={rankedFlight} href="https://club.example/flight/41" />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});
