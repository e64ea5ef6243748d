import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderKit } from '../../../test/render-kit.js';
import { MapSettingsProvider } from '../MapSettings/MapSettings.js';
import { LazyMap, type LazyMapProps } from './LazyMap.js';

type Load = LazyMapProps<{ name: string }>['load'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Atlas({ name }: { name: string }) {
  return <p>Map of {name}</p>;
}

/** Fails the given number of times, then loads. */
function createLoad(failures: number) {
  const load = vi.fn<Load>();
  for (let count = 0; count < failures; count += 1) {
    load.mockRejectedValueOnce(new Error(`Failure ${count + 1}`));
  }
  return load.mockResolvedValue(Atlas);
}

async function renderMap(load: Load) {
  const onLoadError = vi.fn<(error: Error) => void>();
  renderKit(
    <MapSettingsProvider workerUrl="/worker.mjs" baseMapUrl="/base.json" onLoadError={onLoadError}>
      <LazyMap load={load} props={{ name: 'Musterfeld' }} />
    </MapSettingsProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the map');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  return onLoadError;
}

test('loads when it appears', async () => {
  const load = createLoad(0);
  await renderMap(load);
  expect(screen.getByText('Map of Musterfeld')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('retries up to three times after an error and reports each', async () => {
  const onLoadError = await renderMap(createLoad(3));
  expect(screen.getByText('Map of Musterfeld')).toBeVisible();
  expect(onLoadError.mock.calls.map(([{ message }]) => message)).toEqual([
    'Failure 1',
    'Failure 2',
    'Failure 3',
  ]);
});

test('then shows the error and lets the reader retry', async () => {
  const load = createLoad(4);
  await renderMap(load);
  expect(load).toHaveBeenCalledTimes(4);
  expect(screen.getByRole('alert')).toHaveTextContent('The map could not be loaded.');
  await act(async () => {
    screen.getByRole('button').click();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('Map of Musterfeld')).toBeVisible();
});
