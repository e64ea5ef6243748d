import { type Api, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sampleIgc, startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENING, fly, SCORE_POLL_MS } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

const ADVICE = /Download the flight from the recorder again/;
/** Aircraft unknown to the server, which recognises aircraft by registrations of other flights. */
const UNKNOWN = { gliderType: 'Zeppelin', registration: 'D-9999' };
const CORRECTION = /Choose the aircraft to use its index/;

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});
beforeEach(() => localStorage.clear());

test('only users who can correct a finding see how', async () => {
  const { api, signUp } = server;
  const pilot = await signUp();
  const flight = await fly(pilot.api, { ...UNKNOWN, unsigned: true });
  const path = `/flight/${flight.id}`;

  const visitor = renderRoute(path, { api, now: EVENING });
  expect(await (await fileCheck()).findByText(/no signature/)).toBeVisible();
  expect(screen.queryByText(ADVICE)).toBeNull();
  expect(screen.queryByText(CORRECTION)).toBeNull();
  visitor.unmount();

  renderRoute(path, { api: pilot.api, now: EVENING });
  expect(await (await fileCheck()).findByText(ADVICE)).toBeVisible();
  expect(screen.getByText(CORRECTION)).toBeVisible();
});

test('a late flight asks for its aircraft, because it may be corrected for two days', async () => {
  const { api } = await server.signUp();
  const takeoffs = ['2026-05-01T10:00:00Z'];
  const flight = await fly(api, { ...UNKNOWN, takeoffs });
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  expect(await (await fileCheck()).findByText(/Unknown aircraft/)).toBeVisible();
  expect(await screen.findByText(CORRECTION)).toBeVisible();
});

test.each([
  { unit: 'M', expected: 'One satellite altitude is outside -600 m to 16,000 m.' },
  { unit: 'U', expected: 'One satellite altitude is outside -1,969 ft to 52,493 ft.' },
])("quantities are in the reader's units: $unit", async ({ unit, expected }) => {
  localStorage.setItem('cloudstreet.preferences', JSON.stringify({ unit }));
  const { api } = await server.signUp();
  const id = await flyTooHigh(api);
  renderRoute(`/flight/${id}`, { api: server.api, now: EVENING });
  expect(await (await fileCheck()).findByText(expected)).toBeVisible();
});

async function fileCheck() {
  return within(await screen.findByRole('region', { name: 'File check' }));
}

/** One position of the flight claims an altitude that no glider reaches. */
async function flyTooHigh(api: Api): Promise<number> {
  const text = new TextDecoder().decode(sampleIgc({ unsigned: true }));
  const high = text.replace(/(A\d{5})01120(008)/, '$117000$2');
  const note = `LXXX${crypto.randomUUID()}\n`;
  const [flight] = await uploadFlight(api, new TextEncoder().encode(`${high}\n${note}`));
  return (await waitForScore(api, flight!.id, { pollMs: SCORE_POLL_MS })).id;
}
