import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withoutWebGl } from '../../../test/without-web-gl.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { FlightMap } from './FlightMap.js';
import type { FlightMapProps } from './flight-map-props.js';

const flight = syntheticFlight({ intervalS: 20 });

withoutWebGl();

function renderMap(props: Partial<FlightMapProps> = {}) {
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json">
      <FlightMap
        track={flight}
        score={flight.score}
        cursorTimeS={null}
        onCursorChange={() => {}}
        {...props}
      />
    </MapSettingsProvider>,
  );
}

test('is a named region that lists its turnpoints as text', () => {
  renderMap();
  expect(screen.getByRole('region', { name: 'Map of the flight' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toHaveLength(5);
  expect(items[0]).toMatch(/^Start, \d\d:\d\d, 50°\d\d\.\d′N 009°\d\d\.\d′E$/);
  expect(items[3]).toMatch(/^Turnpoint 3, /);
  expect(items[4]).toMatch(/^Finish, /);
});

const arrivals = [
  { name: 'Langenfeld', lat: 50.2, lon: 9.3, arrivalM: 640, kind: 'save' },
  { name: 'Steinbach', lat: 50.75, lon: 9.9, arrivalM: -120, kind: 'risky' },
  { name: 'Weitental', lat: 50, lon: 10.3, kind: 'distant' },
] as const;

test('lists arrival heights and their reserve as text', () => {
  const layers = { arrivals: true };
  renderMap({ score: undefined, arrivals, arrivalReserveM: 300, layers });
  expect(screen.getByText('Arrival heights, minus 300 m reserve')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Langenfeld, 640\u202fm, Within reach',
    'Steinbach, -120\u202fm, Within reach, no reserve',
    'Weitental, Out of reach',
  ]);
});

test('arrival heights are announced only on request', () => {
  renderMap({ score: undefined, arrivals, arrivalReserveM: 300 });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('draws the track as an image without WebGL and explains why', () => {
  renderMap();
  expect(screen.getByRole('img', { name: 'Image of the track' })).toBeInTheDocument();
  expect(screen.getByText(/WebGL is switched off/)).toBeInTheDocument();
});

test('accepts a flight without score or fixes', () => {
  renderMap({ score: undefined, track: { unixS: [], latDeg: [], lonDeg: [], altitudeM: [] } });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
