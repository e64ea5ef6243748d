import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

/** jsdom draws no map; its controls, its legend and its text are there all the same. */
vi.mock('../../../ui/src/map/BaseMap/BaseMap.js', () => ({
  BaseMap: (
    props: { label: string } & Record<'controls' | 'overlay' | 'description', ReactNode>,
  ) => (
    <section aria-label={props.label}>
      {props.controls}
      {props.overlay}
      {props.description}
    </section>
  ),
}));

let server: TestApi;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING });
});
beforeEach(() => {
  localStorage.setItem('cloudstreet.flight-map', '{"layers":{"arrivals":true}}');
});
afterEach(() => {
  localStorage.clear();
});

const FAILED = 'The airfields could not be loaded. Turn this layer off and on to try again.';
const NONE_NEAR = 'No airfield with known elevation nearby.';
const HINT = 'Point at a moment of the flight to see them.';

const position = { type: 'Point', coordinates: [7.0933, 50.9683] };
const KNOWN = { id: 1, name: 'Langenfeld', elevation: 100, geom: position };
const UNKNOWN = { id: 2, name: 'Bergheide', geom: position };

/** Opens the map of a flight. Each request for airports calls `respondWithAirports` again. */
async function openFlight(respondWithAirports: () => Response | Promise<Response>) {
  const { api } = await server.signUp();
  const { id } = await fly(api);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) =>
    (call[0] as Request).url.includes('/v1/airport?') ? respondWithAirports() : fetch(...call),
  );
  renderRoute(`/flight/${id}`, { api, now: EVENING });
  const map = within(await screen.findByRole('region', { name: 'Map of the flight' }));
  expect(await map.findByText('Arrival heights, minus 300 m reserve')).toBeVisible();
  return map;
}

function pointAfterTow() {
  const replay = within(screen.getByRole('group', { name: 'Replay' }));
  const timeS = Date.parse('2026-07-14T10:08:00Z') / 1000;
  fireEvent.change(replay.getByRole('slider'), { target: { value: String(timeS) } });
}

test('reports airports that could not be loaded and requests them when the layer is switched on again', async () => {
  let isDown = true;
  const map = await openFlight(() =>
    isDown ? new Response(null, { status: 403 }) : Response.json([KNOWN]),
  );
  expect(await map.findByText(FAILED)).toBeVisible();
  expect(map.queryByText(HINT)).toBeNull();
  pointAfterTow();
  isDown = false;
  await userEvent.click(map.getByRole('button', { name: 'Layers' }));
  const layer = await screen.findByRole('menuitemcheckbox', { name: 'Arrival heights' });
  await userEvent.click(layer);
  await waitFor(() => expect(map.queryByText(FAILED)).toBeNull());
  await userEvent.click(layer);
  expect(await map.findByText(/^Langenfeld/)).toBeInTheDocument();
  expect(map.queryByText(FAILED)).toBeNull();
});

test('reports that no airport with known elevation is near the moment under the pointer', async () => {
  const map = await openFlight(() => Response.json([UNKNOWN]));
  expect(map.getByText(HINT)).toBeVisible();
  expect(map.queryByText(NONE_NEAR)).toBeNull();
  pointAfterTow();
  expect(await map.findByText(NONE_NEAR)).toBeVisible();
});

test('shows no message while airports are loading', async () => {
  let respond: (airports: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const map = await openFlight(() => response);
  pointAfterTow();
  await waitFor(() => expect(map.queryByText(HINT)).toBeNull());
  expect(map.queryByText(NONE_NEAR)).toBeNull();
  respond(Response.json([KNOWN]));
  expect(await map.findByText(/^Langenfeld/)).toBeInTheDocument();
});
