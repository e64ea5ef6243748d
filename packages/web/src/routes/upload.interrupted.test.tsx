import { type Api, unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';
import { choose, confirmAll, fileNamed, isUpload } from '../testing/upload-page.js';

const PASSWORD = 'quiet thermals';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('sends the remaining files after a lost session and a new log-in', async () => {
  const { api, id, email } = await server.signUp();
  const { router } = renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'sent.igc'));
  await confirmAll();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  expect(await fileNamed('sent.igc').findByRole('article')).toBeVisible();

  await loseSession(api);
  await choose(...['one', 'two', 'three', 'four'].map((name) => sampleFile({}, `${name}.igc`)));
  const entries = router.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Upload 4 files' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.href).toBe('/auth/log-in?redirect=/upload');
  // Several calls failed, and one page was left.
  expect(router.history.length).toBe(entries + 1);

  await logIn(email);
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  for (const name of ['sent', 'one', 'two', 'three', 'four']) {
    expect(await fileNamed(`${name}.igc`).findByRole('article')).toBeVisible();
  }
  expect(screen.queryByText('Already uploaded')).toBeNull();
  expect(await flightCount(api, id)).toBe(5);
});

test('another user finds and sends no files of the first', async () => {
  const { api } = await server.signUp();
  const other = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'mine.igc'));
  await confirmAll();
  await loseSession(api);
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  await logIn(other.email);
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('mine.igc')).toBeNull());
  expect(await flightCount(other.api, other.id)).toBe(0);
});

test('files wait without a connection and continue when it is back', async () => {
  const { api, id } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'first.igc'), sampleFile({}, 'second.igc'));
  await confirmAll();
  goOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(await screen.findByText(/You are offline. The upload continues/)).toBeVisible();
  expect(await fileNamed('first.igc').findByText('Next')).toBeVisible();
  goOnline();
  for (const name of ['first.igc', 'second.igc']) {
    expect(await fileNamed(name).findByRole('article')).toBeVisible();
  }
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(await flightCount(api, id)).toBe(2);
});

test('files wait while the server is busy, and continue when it says', async () => {
  const { api, id } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'first.igc'));
  await confirmAll();
  beBusyOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  expect(await screen.findByText(/The server is busy. The upload continues/)).toBeVisible();
  expect(await fileNamed('first.igc').findByRole('article')).toBeVisible();
  expect(screen.queryByText(/The server is busy/)).toBeNull();
  expect(await flightCount(api, id)).toBe(1);
});

test('offers a retry if the server does not respond, and stores the file once', async () => {
  const { api, id } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'first.igc'), sampleFile({}, 'second.igc'));
  await confirmAll();
  loseResponses();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(await fileNamed('first.igc').findByText(/The server did not respond/)).toBeVisible();
  expect(await fileNamed('second.igc').findByText('Not sent')).toBeVisible();

  vi.restoreAllMocks();
  await userEvent.click(await screen.findByRole('button', { name: 'Try all 2 again' }));
  // They had arrived, which the lost responses hid.
  expect(await fileNamed('first.igc').findByText('Already uploaded')).toBeVisible();
  expect(await fileNamed('second.igc').findByText('Already uploaded')).toBeVisible();
  expect(await flightCount(api, id)).toBe(2);
});

test('a flight whose score could not be requested is followed again', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  const names = ['one.igc', 'two.igc', 'three.igc', 'four.igc', 'five.igc'];
  await choose(...names.map((name) => sampleFile({}, name)));
  await confirmAll();
  const failures = failScores();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 5 files' }));
  // Each of the first is requested twice.
  await waitFor(() => expect(failures()).toBeGreaterThanOrEqual(6));
  goOffline();
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  goOnline();
  await waitFor(() => expect(screen.getAllByText('points')).toHaveLength(5));
});

test('an upload continues on other pages and reports its result', async () => {
  const { api } = await server.signUp();
  const { router } = renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'first.igc'), sampleFile({}, 'second.igc'));
  await confirmAll();
  const responses = holdResponses();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  await userEvent.click(screen.getByRole('link', { name: 'Flights' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/flight'));
  responses.release();
  expect(await screen.findByText('2 files uploaded')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Upload' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('asks before logging out with unsent files and removes them', async () => {
  const { api, email } = await server.signUp();
  const { router } = renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({}, 'first.igc'));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  expect(screen.getByText('first.igc')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(again.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await userEvent.click(await screen.findByRole('link', { name: 'Upload' }));
  await logIn(email);
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(screen.queryByText('first.igc')).toBeNull();
});

/** Ends the session on the server alone, as another device may. */
async function loseSession(api: Api): Promise<void> {
  const stored = api.session.store.get()!;
  await unwrap(api.POST('/auth/logout'));
  api.session.store.set({ ...stored, refresh_token: 'spent' });
}

async function logIn(email: string): Promise<void> {
  await fill(await screen.findByRole('textbox', { name: 'Email' }), email);
  await fill(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

async function flightCount(api: Api, userId: number): Promise<number> {
  const query = { user_id_in: [userId], contest: 'free' as const };
  return (await unwrap(api.GET('/flight', { params: { query } }))).length;
}

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
}

function goOnline(): void {
  vi.restoreAllMocks();
  act(() => void globalThis.dispatchEvent(new Event('online')));
}

/** Uploads reach the server; its responses do not arrive. */
function loseResponses(): void {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    if (!isUpload(call[0])) return response;
    throw new TypeError('Failed to fetch');
  });
}

/** Requests for flights fail. Returns a function that counts them. */
function failScores(): () => number {
  const { fetch } = globalThis;
  let failures = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    if (!(call[0] instanceof Request) || !call[0].url.includes('/flightdetail/')) {
      return fetch(...call);
    }
    failures += 1;
    throw new TypeError('Failed to fetch');
  });
  return () => failures;
}

/** The first upload is refused for a second. */
function beBusyOnce(): void {
  const { fetch } = globalThis;
  let isBusy = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    if (!isBusy || !isUpload(call[0])) return fetch(...call);
    isBusy = false;
    const body = { detail: 'The server is busy.', code: 'BUSY' };
    return Response.json(body, { status: 503, headers: { 'Retry-After': '1' } });
  });
}

/** Responses to uploads wait until they are released. */
function holdResponses() {
  const { fetch } = globalThis;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call);
    if (isUpload(call[0])) await released;
    return response;
  });
  return { release };
}
