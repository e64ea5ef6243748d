import type { Flight } from '@cloudstreet/sdk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankedFlight, unrankedFlight } from '../../../test/flights.js';
import { renderKit } from '../../../test/render-kit.js';
import { withoutWebGl } from '../../../test/without-web-gl.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { FlightsMap } from './FlightsMap.js';

withoutWebGl();

function renderMap(flights: readonly Flight[]) {
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json">
      <FlightsMap
        flights={flights}
        highlightedId={null}
        onHighlight={() => {}}
        hrefOf={(id) => `/flight/${id}`}
        onOpen={() => {}}
      />
    </MapSettingsProvider>,
  );
  return screen.getByRole('region');
}

test('announces the number of flights and draws them without a map', () => {
  const map = renderMap([rankedFlight, unrankedFlight]);
  expect(map).toHaveAccessibleName('Map of the flights');
  expect(map).toHaveTextContent('2 flights on the map, named in the list.');
  expect(screen.getByRole('img')).toBeVisible();
});

test('accepts an empty list', () => {
  expect(renderMap([])).toHaveTextContent('0 flights on the map, named in the list.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
