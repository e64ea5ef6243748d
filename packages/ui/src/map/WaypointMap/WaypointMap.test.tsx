import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { withoutWebGl } from '../../../test/without-web-gl.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { WaypointMap } from './WaypointMap.js';

withoutWebGl();

test('has the number of waypoints as name', () => {
  const waypoints = [
    { id: 1, name: 'Col', lat: 46, lon: 8 },
    { id: 2, name: 'Pass', lat: 47, lon: 9 },
  ];
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json">
      <WaypointMap waypoints={waypoints} selectedId={undefined} onSelect={() => {}} />
    </MapSettingsProvider>,
  );
  expect(screen.getByRole('region', { name: 'Map of 2 waypoints' })).toBeVisible();
});
