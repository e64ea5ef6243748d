import { createCursorStore } from '@cloudstreet/ui/flight';
import { toDayTracks } from '@cloudstreet/ui/map/day-tracks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { flownOn, NOON_S } from '../../../testing/flown-on.js';
import { show } from '../../../testing/show.js';
import { ThermalsWorked } from './ThermalsWorked.js';

function thermal(startS: number, climb: number) {
  return { start: NOON_S + startS, end: NOON_S + startS + 600, lat: 50.43, lon: 9.62, climb };
}

async function openAt(afterS: number) {
  const tracks = toDayTracks([
    flownOn({ thermal: [thermal(600, 1.4)] }),
    flownOn({ thermal: [thermal(700, 2.6), thermal(3000, 4)] }),
  ]);
  const flights = [{ id: 1, competition_id: 'IC' }, { id: 2 }] as never;
  show(
    <ThermalsWorked
      day={{ flights, tracks, total: 2 }}
      clock={createCursorStore(NOON_S + afterS)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Thermals', expanded: false }));
}

test('shows the thermals of the moment with climb, place and glider, the strongest first', async () => {
  await openAt(900);
  const table = within(screen.getByRole('table', { name: 'Thermals' }));
  const rows = table.getAllByRole('row').map((row) => Array.from(row.children, textOf));
  expect(rows).toEqual([
    ['Climb', 'Place', 'Glider'],
    ['+2.6\u202fm/s', '50°25.8′N 009°37.2′E', 'Unknown pilot'],
    ['+1.4\u202fm/s', '50°25.8′N 009°37.2′E', 'IC'],
  ]);
});

test('reports that no glider circles', async () => {
  await openAt(2000);
  expect(screen.getByText('No glider is climbing at this time.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

const textOf = ({ textContent }: Element) => textContent;
