import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';
import { choose, confirmAll, fileNamed } from '../testing/upload-page.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('visitors are asked to log in first', async () => {
  const { router } = renderRoute('/upload', { api: server.api });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.href).toBe('/auth/log-in?redirect=/upload');
});

test('sends nothing before the three points are confirmed', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile());
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  expect(await screen.findByText('Confirm all three points.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /scoring windows/ })).toHaveFocus();
  expect(fileNamed('flight.igc').getByText('Waiting')).toBeVisible();
});

test('keyboard focus stays in the list when files are removed', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(...['one', 'two', 'three'].map((name) => sampleFile({}, `${name}.igc`)));
  act(() => screen.getByRole('button', { name: 'Remove two.igc' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove three.igc' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove one.igc' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('each file has its own result, and a refused one does not affect the others', async () => {
  const { api } = await server.signUp();
  const known = sampleFile({}, 'known.igc');
  await fly(api, {});
  renderRoute('/upload', { api, now: EVENING });
  await choose(known, new File(['hello'], 'letter.igc'));
  await choose(new File([''], 'empty.igc'), sampleFile({ unsigned: true }, 'unsigned.igc'));
  expect(await fileNamed('letter.igc').findByText('Refused')).toBeVisible();
  expect(await fileNamed('empty.igc').findByText(/The file is empty/)).toBeVisible();
  await confirmAll();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Upload 2 files' }));

  expect(await fileNamed('known.igc').findByText('points')).toBeVisible();

  // A file added during an upload is sent together with the others, and either of two files may be
  // stored first: so the test adds the copy after both responses.
  const unsigned = fileNamed('unsigned.igc');
  expect(await unsigned.findByRole('link')).toBeVisible();
  await choose(new File([await known.arrayBuffer()], 'copy.igc', { lastModified: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  const copy = fileNamed('copy.igc');
  expect(await copy.findByText('Already uploaded')).toBeVisible();
  expect(await unsigned.findByText('Not valid')).toBeVisible();
  await userEvent.click(
    unsigned.getByRole('button', { name: /^File check \(1\): .*no signature/ }),
  );
  expect(unsigned.getByText('Error')).toBeVisible();
  expect(screen.getByText('2 flights added to your logbook')).toBeVisible();

  const path = fileNamed('known.igc').getByRole('link');
  expect(copy.getByRole('link', { name: 'the flight' })).toHaveAttribute(
    'href',
    path.getAttribute('href'),
  );
});

test('a file with two takeoffs becomes two flights', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(
    sampleFile({ takeoffs: ['2026-07-14T08:00:00Z', '2026-07-14T14:00:00Z'] }, 'two.igc'),
  );
  await confirmAll();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  const links = await fileNamed('two.igc').findAllByRole('link');
  expect(links).toHaveLength(2);
});

test('leaves out files that are not IGC', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(new File(['x'], 'photo.jpg'));
  expect(await screen.findByText(/1 file is not IGC/)).toBeVisible();
  expect(screen.queryByText('photo.jpg')).toBeNull();
});

test('asks before leaving the page with waiting files', async () => {
  const { api } = await server.signUp();
  const { router } = renderRoute('/upload', { api, now: EVENING });
  expect(isAskedBeforeClosing()).toBe(false);
  await choose(sampleFile());
  expect(isAskedBeforeClosing()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Flights' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/upload');

  await userEvent.click(screen.getByRole('link', { name: 'Flights' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Flights' })).toBeVisible();
});

/** Whether the browser would ask before the page is closed. */
function isAskedBeforeClosing(): boolean {
  return !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
