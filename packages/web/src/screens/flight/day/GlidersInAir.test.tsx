import { createCursorStore } from '@cloudstreet/ui/flight';
import { type DayMeasure, toDayTracks } from '@cloudstreet/ui/map/day-tracks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { flownOn, NOON_S } from '../../../testing/flown-on.js';
import { show } from '../../../testing/show.js';
import type { DayOfFlights } from '../../../workers/read-day.js';
import { GlidersInAir } from './GlidersInAir.js';

/** Cid took off 20 minutes after the others, and the ground below Ben is unknown. */
const FLIGHTS = [
  flownOn({ altitudeM: 900, climbMps: 3, groundM: 200, northward: 400 }),
  flownOn({ altitudeM: 1000, climbMps: -1, northward: 600 }),
  flownOn({ altitudeM: 2000, groundM: 1500, northward: 300, startS: NOON_S + 1200 }),
];
const NAMES = ['Ana', 'Ben', 'Cid'];

const day: DayOfFlights = {
  flights: NAMES.map((name, index) => ({ id: index, user: { id: index, name } })) as never,
  tracks: toDayTracks(FLIGHTS),
  total: 3,
};

/** A time at which Ana and Ben have flown for more than an hour, and Cid for less. */
const clock = createCursorStore(NOON_S + 4000);

function list(measure: DayMeasure) {
  const props = { day, clock, followed: -1, onFollow: () => undefined };
  const { rerender } = show(<GlidersInAir {...props} measure={measure} />);
  return { tell: (next: DayMeasure) => rerender(<GlidersInAir {...props} measure={next} />) };
}

/** The names in the order of the list, each with the first figure. */
function rows() {
  const items = within(screen.getByRole('list', { name: 'Airborne' })).getAllByRole('listitem');
  return items.map((item) => {
    const [who, figure] = within(item).getByRole('button').children;
    return [who?.firstChild?.textContent, figure?.textContent];
  });
}

const orders = () => screen.getAllByRole('radio').map(({ textContent }) => textContent);

test.each([
  {
    measure: 'altitude',
    figures: ['Altitude MSL', 'Climb', 'Distance'],
    expected: [
      ['Cid', '2,000\u202fm'],
      ['Ben', '1,000\u202fm'],
      ['Ana', '900\u202fm'],
    ],
  },
  {
    measure: 'height',
    figures: ['Height AGL', 'Climb', 'Distance'],
    expected: [
      ['Ana', '700\u202fm'],
      ['Cid', '500\u202fm'],
      ['Ben', '–'],
    ],
  },
  {
    measure: 'climb',
    figures: ['Climb', 'Altitude MSL', 'Distance'],
    expected: [
      ['Ana', '+3.0\u202fm/s'],
      ['Cid', '0.0\u202fm/s'],
      ['Ben', '-1.0\u202fm/s'],
    ],
  },
  {
    measure: 'hourSpeed',
    figures: ['1-hour speed', 'Altitude MSL', 'Distance'],
    expected: [
      ['Ben', '120.1\u202fkm/h'],
      ['Ana', '80.1\u202fkm/h'],
      ['Cid', '–'],
    ],
  },
] as const)('the list shows and is ordered by $measure like the map', (row) => {
  const { measure, figures, expected } = row;
  list(measure);
  expect(orders()).toEqual(figures);
  expect(screen.getByRole('radio', { name: figures[0] })).toBeChecked();
  expect(rows()).toEqual(expected.map(([who, text]) => [who, `${figures[0]} ${text}`]));
});

test('a chosen order stays while its column is shown, then follows the map', async () => {
  const { tell } = list('altitude');
  await userEvent.click(screen.getByRole('radio', { name: 'Climb' }));
  expect(rows().map(([who]) => who)).toEqual(['Ana', 'Cid', 'Ben']);
  tell('height');
  expect(screen.getByRole('radio', { name: 'Climb' })).toBeChecked();
  tell('hourSpeed');
  expect(screen.getByRole('radio', { name: '1-hour speed' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '1-hour speed' }));
  tell('climb');
  expect(screen.getByRole('radio', { name: 'Climb' })).toBeChecked();
});
