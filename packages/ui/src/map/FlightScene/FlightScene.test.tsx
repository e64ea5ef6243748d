import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { syntheticFlight } from '../../../test/synthetic-flight.js';
import { withoutWebGl } from '../../../test/without-web-gl.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { FlightScene } from './FlightScene.js';
import type { FlightSceneProps } from './flight-scene-props.js';

const flight = syntheticFlight({ intervalS: 20 });

withoutWebGl();

function renderScene(props: Partial<FlightSceneProps> = {}) {
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json">
      <FlightScene
        track={flight}
        score={flight.score}
        cursorTimeS={null}
        onCursorChange={() => {}}
        {...props}
      />
    </MapSettingsProvider>,
  );
}

test('is a named region that lists its heights and turnpoints as text', () => {
  renderScene();
  expect(screen.getByRole('region', { name: 'Flight in 3D' })).toBeInTheDocument();
  expect(
    screen.getByText(/^The track is between \d+\sm and [\d,]+\sm above sea level/),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('draws the track as an image without WebGL and explains why', () => {
  renderScene({ cursorTimeS: flight.unixS[40] ?? null });
  expect(screen.getByRole('img', { name: 'Image of the track' })).toBeInTheDocument();
  expect(screen.getByText(/WebGL is switched off/)).toBeInTheDocument();
});

test('reports that it cannot be drawn', () => {
  const onFailed = vi.fn<() => void>();
  renderScene({ onFailed });
  expect(onFailed).toHaveBeenCalledOnce();
});

test('accepts a flight without score, fixes or heights', () => {
  renderScene({ score: undefined, track: { latDeg: [], lonDeg: [], unixS: [], altitudeM: [] } });
  expect(screen.queryByText(/above sea level, with a curtain/)).not.toBeInTheDocument();
});
