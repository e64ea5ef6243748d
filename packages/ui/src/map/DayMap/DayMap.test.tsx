import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flightOfDay } from '../../../test/day.js';
import { renderKit } from '../../../test/render-kit.js';
import { withoutWebGl } from '../../../test/without-web-gl.js';
import { createCursorStore } from '../../flight/cursor-store.js';
import { toDayTracks } from '../day-tracks/index.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { climbClasses } from '../track-coloring.js';
import { DayLegend } from './DayLegend.js';
import { DayMap } from './DayMap.js';
import { busiestBounds, dayPaths } from './day-bounds.js';
import { dayClasses } from './measures.js';

withoutWebGl();

test('has a name, and draws the flights without a map', () => {
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json">
      <DayMap
        tracks={toDayTracks([flightOfDay()])}
        names={['IC']}
        clock={createCursorStore()}
        measure="altitude"
        showsThermals
        followed={-1}
        onFollow={() => {}}
      />
    </MapSettingsProvider>,
  );
  const map = screen.getByRole('region', { name: 'Map of the day' });
  expect(map).toHaveTextContent('Gliders are shown at the time of the replay');
  expect(within(map).getByRole('img')).toBeVisible();
});

test('the legend shows the climb of thermals once', () => {
  const classes = dayClasses(toDayTracks([flightOfDay()]), 'climb', 'M', 'light');
  renderKit(
    <DayLegend measure="climb" classes={classes} thermalClasses={climbClasses('M', 'light')} />,
  );
  expect(screen.getAllByRole('figure').map(({ ariaLabel }) => ariaLabel)).toEqual(['Climb']);
});

test('the legend shows the measure of the gliders in the units of the reader', () => {
  const classes = dayClasses(toDayTracks([flightOfDay()]), 'altitude', 'I', 'light');
  renderKit(
    <DayLegend measure="altitude" classes={classes} thermalClasses={climbClasses('I', 'light')} />,
    {
      unitSystem: 'I',
    },
  );
  expect(screen.getByRole('figure', { name: 'Altitude MSL' })).toHaveTextContent('ft');
  expect(screen.getByRole('figure', { name: 'Thermals' })).toHaveTextContent('kt');
});

test('the map opens at the region with most flights', () => {
  const tracks = toDayTracks([flightOfDay(-70), flightOfDay(7), flightOfDay(8)]);
  const [west, , east] = busiestBounds(dayPaths(tracks))!;
  expect(west).toBeCloseTo(7, 3);
  expect(east).toBeLessThan(10);
  expect(busiestBounds(dayPaths(toDayTracks([])))).toBeUndefined();
});
