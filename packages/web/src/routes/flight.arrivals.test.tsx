import { type Api, unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING });
});
afterEach(() => {
  localStorage.clear();
});

const START = { lat: 50.8683, lon: 7.0933 };
const AIRPORTS = [
  airport(1, 'Langenfeld', START.lat + 0.1, 100),
  airport(2, 'Bergheide', START.lat + 0.1, 900),
  airport(3, 'Weitental', START.lat + 0.8, 100),
];

function airport(id: number, name: string, lat: number, elevation: number) {
  return { id, name, elevation, geom: { type: 'Point', coordinates: [START.lon, lat] } };
}

/** The server of tests knows no airports. */
function stubAirports() {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) =>
    (call[0] as Request).url.includes('/v1/airport?') ? Response.json(AIRPORTS) : fetch(...call),
  );
}

/** Opens a flight with its map, which text replaces here. */
async function openFlight({ api, layer = 'arrivals' }: { api?: Api; layer?: string } = {}) {
  localStorage.setItem('cloudstreet.flight-map', JSON.stringify({ layers: { [layer]: true } }));
  api ??= (await server.signUp()).api;
  const { id } = await fly(api);
  stubAirports();
  renderRoute(`/flight/${id}`, { api, now: EVENING });
  return within(await screen.findByRole('region', { name: 'Map of the flight' }));
}

/** After a tow to 1120 m above the sea. */
function pointAfterTow() {
  const replay = within(screen.getByRole('group', { name: 'Replay' }));
  const timeS = Date.parse('2026-07-14T10:08:00Z') / 1000;
  fireEvent.change(replay.getByRole('slider'), { target: { value: String(timeS) } });
}

test('shows arrival heights minus the reserve for the moment under the pointer', async () => {
  const map = await openFlight();
  await screen.findByRole('region', { name: 'Flight analysis' });
  expect(map.queryByText(/^Langenfeld/)).toBeNull();
  pointAfterTow();
  const near = await map.findByText(/^Langenfeld/);
  expect(map.getByText('Arrival heights, minus 300 m reserve')).toBeInTheDocument();
  // 1020 m above it, less the reserve and some metres for the way.
  expect(near.textContent).toMatch(/^Langenfeld, (6[5-9]|7[01])\d\u202fm, Within reach$/);
  const signs = ['Bergheide', 'Weitental'].map((name) =>
    map.getByText(new RegExp(`^${name}`)).textContent.replace(/-?[\d,]+\u202fm/, '#'),
  );
  expect(signs).toEqual(['Bergheide, #, Within reach, no reserve', 'Weitental, #, Out of reach']);
});

test('shows arrival heights at the waypoints of a chosen collection', async () => {
  const { api } = await server.signUp();
  const { id } = await unwrap(api.POST('/waypointcollection', { body: { name: 'Outlandings' } }));
  const geom = {
    type: 'Point' as const,
    coordinates: [START.lon, START.lat + 0.1] as [number, number],
  };
  for (const waypoint of [{ name: 'Meadow', elevation: 100 }, { name: 'Church' }]) {
    const params = { query: { collection_id: id } };
    await unwrap(api.POST('/waypoint', { params, body: { ...waypoint, geom } }));
  }
  const map = await openFlight({ api, layer: `waypoints.${id}` });
  await screen.findByRole('region', { name: 'Flight analysis' });
  pointAfterTow();
  const near = await map.findByText(/^Meadow/);
  expect(near.textContent).toMatch(/^Meadow, (6[5-9]|7[01])\d\u202fm, Within reach$/);
  expect(map.queryByText(/^Langenfeld|^Church/)).toBeNull();
});
