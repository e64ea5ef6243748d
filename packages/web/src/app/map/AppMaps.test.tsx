import { LazyAirportMap } from '@cloudstreet/ui/map/LazyMap';
import { MessagesProvider } from '@cloudstreet/ui/messages';
import { messages } from '@cloudstreet/ui/messages/en-gb';
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppMaps } from './AppMaps.js';

vi.mock('../../../../ui/src/map/AirportMap/AirportMap.js', () => {
  throw new Error('The file is gone.');
});

vi.mock('./use-airport-source.js', () => ({ useAirportSource: () => undefined }));
vi.mock('./use-detailed-map.js', () => ({ useDetailedMap: () => undefined }));
vi.mock('./use-map-terrain.js', () => ({ useMapTerrain: () => undefined }));

test('logs a map that cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <MessagesProvider messages={messages}>
      <AppMaps>
        <LazyAirportMap airport={{ id: 1, name: 'Musterfeld', lat: 50, lon: 8 }} />
      </AppMaps>
    </MessagesProvider>,
  );
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('A map could not be loaded.', expect.any(Error)),
  );
});
