import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from '../../../generated/messages/en-gb.js';
import { CROSSING } from '../../../testing/airspaces.js';
import { AirspaceStays } from './AirspaceStays.js';

test.each([
  { why: 'entered', time: '10:10:00' },
  { why: 'left', time: '10:12:30' },
])('moves the cursor to where an airspace was $why', async ({ time }) => {
  const onCursorChange = vi.fn();
  const units = { unitSystem: 'M', locale: 'en-GB', timeZone: 'UTC' } as const;
  render(
    <KitMessages messages={kitMessages}>
      <AirspaceStays {...{ messages, units, onCursorChange }} airspace={CROSSING} />
    </KitMessages>,
  );
  await userEvent.click(screen.getByRole('button', { name: `Show ${time} on the map` }));
  expect(onCursorChange).toHaveBeenCalledExactlyOnceWith(Date.parse(`2026-07-14T${time}Z`) / 1000);
});
