import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../../test/render-kit.js';
import { type CanvasRecord, stubCanvas } from '../../../../test/stub-canvas.js';
import { syntheticFlight } from '../../../../test/synthetic-flight.js';
import { MapSettingsProvider } from '../../MapSettings/MapSettings.js';
import { FlightMap } from '../FlightMap.js';
import type { LiveFlightProps } from '../LiveFlight.js';

/** Whether the code of the map can be loaded. */
let canLoad: boolean;
let drawn: CanvasRecord;
const VIEW = { width: 800, height: 240, x: 9 / 360, y: 0.15, worldPx: 360_000 };
let props: LiveFlightProps | undefined;

vi.mock('../LiveFlight.js', () => ({
  get LiveFlight() {
    if (!canLoad) throw new Error('The network is gone.');
    return LiveFlight;
  },
}));

function LiveFlight(given: LiveFlightProps) {
  useEffect(() => {
    props = given;
  });
  return <p>The map itself</p>;
}

const flight = syntheticFlight({ intervalS: 20 });
const NO_FIXES = { ...flight, lat: [], lon: [], timeS: [] };

beforeEach(() => {
  vi.useFakeTimers();
  drawn = stubCanvas();
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
  canLoad = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderFlight({ styleUrl = undefined as string | undefined, track = flight } = {}) {
  const onCursorChange = vi.fn<(timeS: number | null) => void>();
  const flown = (shown: typeof flight) => (
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.pmtiles" styleUrl={styleUrl}>
      <FlightMap
        track={shown}
        score={shown === flight ? flight.score : undefined}
        cursorTimeS={null}
        onCursorChange={onCursorChange}
      />
    </MapSettingsProvider>
  );
  const { container, rerender } = renderKit(flown(track));
  const sketch = () => container.querySelector<HTMLElement>('[data-part=sketch]');
  return { sketch, onCursorChange, show: (next: typeof flight) => rerender(flown(next)) };
}

/** Where a marker is sketched. */
function placeOf(sketch: HTMLElement, sign: string) {
  const markers = [...sketch.querySelectorAll<HTMLElement>('[style]')];
  const { left = '', top = '' } =
    markers.find(({ textContent }) => textContent === sign)?.style ?? {};
  return { clientX: Number.parseFloat(left), clientY: Number.parseFloat(top) };
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
  await pass(0);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
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

test('it stands as long as a map that has not begun, and not much longer', async () => {
  const { sketch } = renderFlight();
  await waitForMap();
  await pass(60_000);
  expect(sketch()).not.toBeNull();
  act(() => props?.onView?.(VIEW));
  await pass(4000);
  expect(sketch()).toBeNull();
  expect(screen.getByText('The map itself')).toBeInTheDocument();
});

test('it stands while the code of the map is asked for again, and gives way to the error', async () => {
  canLoad = false;
  const { sketch } = renderFlight();
  await waitForMap();
  await pass(3000);
  expect(sketch()).not.toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pass(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('The map could not be loaded.');
  expect(sketch()).toBeNull();
});

test('a flight that loses its fixes before it is drawn has a map, too', async () => {
  const { sketch, show } = renderFlight();
  show(NO_FIXES);
  await pass(0);
  expect(sketch()).toBeNull();
  expect(screen.getByText('The map itself')).toBeInTheDocument();
});

test('the pointer over it moves the cursor to the nearest fix', async () => {
  const { sketch, onCursorChange } = renderFlight();
  const at = placeOf(sketch()!, '2');
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

test('a tap moves the cursor, a drag does not', async () => {
  const { sketch, onCursorChange } = renderFlight();
  const at = placeOf(sketch()!, '2');
  const press = (from: number) => {
    fireEvent.pointerDown(sketch()!, { ...at, clientX: at.clientX + from });
    fireEvent.pointerUp(sketch()!, at);
    fireEvent.click(sketch()!, at);
  };
  press(20);
  await pass(50);
  expect(onCursorChange).not.toHaveBeenCalled();
  press(1);
  await pass(50);
  expect(onCursorChange).toHaveBeenCalledOnce();
});

test('it goes along with the map beneath it, whose markers take the place of its own', async () => {
  const { sketch } = renderFlight();
  await waitForMap();
  drawn.arcs.length = 0;
  act(() => props?.onView?.(VIEW));
  const [before] = drawn.arcs.splice(0);
  act(() => props?.onView?.({ ...VIEW, worldPx: 2 * VIEW.worldPx }));
  const [after] = drawn.arcs;
  expect(after![0] - 400).toBeCloseTo(2 * (before![0] - 400), 6);
  expect(after![1] - 120).toBeCloseTo(2 * (before![1] - 120), 6);
  expect(sketch()?.textContent).toBe('');
});

test.each([
  ['another style than the own', { styleUrl: '/style.json' }],
  ['no fix', { track: NO_FIXES }],
])('with %s the map is asked for at once', async (_, input) => {
  const { sketch } = renderFlight(input);
  expect(sketch()).toBeNull();
  await pass(0);
  expect(screen.getByText('The map itself')).toBeInTheDocument();
});
