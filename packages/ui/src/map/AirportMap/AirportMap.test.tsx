import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { withoutWebGl } from '../../../test/without-web-gl.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { AirportMap } from './AirportMap.js';

withoutWebGl();

test('has airport and position as name, and shows the position without a map', () => {
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json">
      <AirportMap airport={{ id: 1, name: 'Musterfeld', lat: 46.5, lon: 6.9 }} />
    </MapSettingsProvider>,
  );
  const map = screen.getByRole('region', { name: /Musterfeld.*46°30\.0′N 006°54\.0′E/ });
  expect(within(map).getByText('46°30.0′N 006°54.0′E')).toBeVisible();
});
