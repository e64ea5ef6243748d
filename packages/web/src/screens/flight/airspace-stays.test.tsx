import type { AirspaceViolation } from '@cloudstreet/sdk';
import { MessagesProvider as KitMessages } from '@cloudstreet/ui/messages';
import { messages as kitMessages } from '@cloudstreet/ui/messages/en-gb';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { messages } from '../../generated/messages/en-gb.js';
import { AirspaceStays } from './AirspaceStays.js';

const CROSSING: AirspaceViolation = {
  id: 1,
  airspace_name: 'TMA Cologne',
  airspace_class: 'C',
  airspace_min_alt: { reference: 'MSL', altitude: 762, text: '2500 MSL' },
  airspace_max_alt: { reference: 'FL', altitude: 3048, text: 'FL100' },
  unknown_limits: [],
  violation: true,
  activity: 'active',
  intervals: [
    {
      start_time: '2026-07-14T10:10:00+00:00',
      end_time: '2026-07-14T10:12:30+00:00',
      start_point: { type: 'Point', coordinates: [7.0933, 51] },
      end_point: { type: 'Point', coordinates: [7.0933, 51.05] },
      start_alt: 1000,
      end_alt: 1100,
    },
  ],
  interval_count: 1,
  total_seconds: 150,
  depth_horizontal: 1250,
};

test.each([
  { why: 'entered', time: '10:10:00' },
  { why: 'left', time: '10:12:30' },
])('the cursor goes to where an airspace was $why', async ({ time }) => {
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
