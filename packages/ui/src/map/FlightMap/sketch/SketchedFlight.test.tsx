import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../../test/render-kit.js';
import { stubCanvas } from '../../../../test/stub-canvas.js';
import { syntheticFlight } from '../../../../test/synthetic-flight.js';
import { MapSettingsProvider } from '../../MapSettings/MapSettings.js';
import { FlightMap } from '../FlightMap.js';
import type { LiveFlightProps } from '../LiveFlight.js';

const live = vi.hoisted(() => ({ load: vi.fn<() => void>() }));
let props: LiveFlightProps | undefined;

vi.mock('../LiveFlight.js', () => {
  live.load();
  return { LiveFlight };
});

function LiveFlight(given: LiveFlightProps) {
  useEffect(() => {
    props = given;
  });
  return <p>The map itself</p>;
}

const flight = syntheticFlight({ intervalS: 20 });

beforeEach(() => {
  vi.useFakeTimers();
  stubCanvas();
  vi.stubGlobal('WebGL2RenderingContext', vi.fn<() => void>());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  props = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderFlight({ styleUrl = undefined as string | undefined, track = flight } = {}) {
  const onCursorChange = vi.fn<(timeS: number | null) => void>();
  const { container } = renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.pmtiles" styleUrl={styleUrl}>
      <FlightMap
        track={track}
        score={track === flight ? flight.score : undefined}
        cursorTimeS={null}
        onCursorChange={onCursorChange}
      />
    </MapSettingsProvider>,
  );
  const sketch = () => container.querySelector<HTMLElement>('[data-part=sketch]');
  return { sketch, onCursorChange };
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Patience with the base map, then the page is idle, then the code is there. */
async function waitForMap() {
  for (const ms of [1000, 500, 0]) await pass(ms);
}

test('a sketch with turnpoints, takeoff and landing stands before the map is asked for', async () => {
  const { sketch } = renderFlight();
  expect(sketch()?.textContent).toBe('S123F');
  expect(screen.queryByText('The map itself')).not.toBeInTheDocument();
  await waitForMap();
  expect(screen.getByText('The map itself')).toBeInTheDocument();
  expect(sketch()).not.toBeNull();
});

test('it goes once the map is drawn', async () => {
  const { sketch } = renderFlight();
  await waitForMap();
  act(() => props?.onSettled?.());
  expect(sketch()).toBeNull();
  expect(screen.getByText('The map itself')).toBeInTheDocument();
});

test('it does not hide a map of which pieces never come', async () => {
  const { sketch } = renderFlight();
  await waitForMap();
  await pass(8000);
  expect(sketch()).toBeNull();
  expect(screen.getByText('The map itself')).toBeInTheDocument();
});

test('the pointer over it moves the cursor to the nearest fix', async () => {
  const { sketch, onCursorChange } = renderFlight();
  const marker = [...sketch()!.querySelectorAll<HTMLElement>('[style]')].find(
    ({ textContent }) => textContent === '2',
  );
  const at = {
    clientX: Number.parseFloat(marker!.style.left),
    clientY: Number.parseFloat(marker!.style.top),
  };
  fireEvent.pointerMove(sketch()!, at);
  await pass(50);
  const timeS = Date.parse(flight.score.turnpoints[2]!.time) / 1000;
  expect(Math.abs(onCursorChange.mock.lastCall![0]! - timeS)).toBeLessThanOrEqual(20);
  onCursorChange.mockClear();
  fireEvent.pointerMove(sketch()!, { clientX: 1, clientY: 1 });
  fireEvent.pointerMove(sketch()!, { ...at, buttons: 1 });
  await pass(50);
  expect(onCursorChange).not.toHaveBeenCalled();
});

test('it goes along with the map beneath it', async () => {
  const { sketch } = renderFlight();
  await waitForMap();
  const leftOf = (text: string) => {
    const markers = [...sketch()!.querySelectorAll<HTMLElement>('[style]')];
    return Number.parseFloat(
      markers.find(({ textContent }) => textContent === text)?.style.left ?? '',
    );
  };
  act(() => props?.onView({ width: 800, height: 240, x: 9 / 360, y: 0.15, worldPx: 360_000 }));
  const before = leftOf('1');
  act(() => props?.onView({ width: 800, height: 240, x: 9 / 360, y: 0.15, worldPx: 720_000 }));
  expect(leftOf('1') - 400).toBeCloseTo(2 * (before - 400), 6);
});

test.each([
  ['another style than the own', { styleUrl: '/style.json' }],
  ['no fix', { track: { ...flight, lat: [], lon: [], timeS: [] } }],
])('with %s the map is asked for at once', async (_, input) => {
  const { sketch } = renderFlight(input);
  expect(sketch()).toBeNull();
  await pass(0);
  expect(screen.getByText('The map itself')).toBeInTheDocument();
});
