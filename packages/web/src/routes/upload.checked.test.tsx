import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';
import { choose, confirmAll, fileNamed, isUpload } from '../testing/upload-page.js';
import { checkFile } from '../workers/check-file.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
});

test('shows the check on this device until the server responds', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile({ unsigned: true }));
  const file = fileNamed('flight.igc');
  expect(await file.findByText('Preliminary: checked on this device')).toBeVisible();
  expect(file.getByText('Waiting')).toBeVisible();
  expect(file.getByText('14 Jul 2026')).toBeVisible();
  expect(file.getByText('10:00 to 10:43 UTC')).toBeVisible();
  expect(file.getByText('free distance').textContent).toMatch(/^\d\d\.\d\skm free distance$/);
  expect(file.queryByText(/points/)).toBeNull();
  expect(file.getByText('Invalid')).toHaveAttribute('data-tone', 'violation');
  await userEvent.click(file.getByRole('button', { name: /^File check \(1\): .*no signature/ }));
  expect(file.getByText(/^The file has no signature .* Download the flight/)).toBeVisible();

  await confirmAll();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 1 file' }));
  expect(await file.findByRole('article')).toBeVisible();
  expect(file.queryByText(/Preliminary/)).toBeNull();
  expect(await file.findByText(/no signature/)).toBeVisible();
  expect(await file.findByText('Not valid')).toBeVisible();
});

test('shows points once the aircraft is chosen, and removes them', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile());
  const file = fileNamed('flight.igc');
  expect(await file.findByText(/free distance/)).toBeVisible();
  const aircraft = screen.getByRole('combobox', { name: /Aircraft/ });
  await userEvent.type(aircraft, 'LS 4');
  await userEvent.click(await screen.findByRole('option', { name: /^LS 4/ }));
  expect((await file.findByText('points')).textContent).toMatch(/^\d+\.\d points$/);
  await userEvent.clear(aircraft);
  await userEvent.tab();
  await waitFor(() => expect(file.queryByText(/points/)).toBeNull());
  expect(file.getByText(/free distance/)).toBeVisible();

  // Files that come later are looked at with the aircraft of that moment.
  await userEvent.type(aircraft, 'LS 4');
  await userEvent.click(await screen.findByRole('option', { name: /^LS 4/ }));
  await choose(sampleFile({}, 'later.igc'));
  expect(await fileNamed('later.igc').findByText('points')).toBeVisible();
});

test('requires the sensors of the chosen aircraft', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  await choose(sampleFile());
  expect(await fileNamed('flight.igc').findByText('Valid')).toBeVisible();
  await fill(screen.getByRole('combobox', { name: /Aircraft/ }), 'ASG 32 Mi');
  await userEvent.click(await screen.findByRole('option', { name: 'ASG 32 Mi' }));
  expect(await fileNamed('flight.igc').findByText(/The aircraft has an engine/)).toBeVisible();
});

test('shows each flight of a file', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  const takeoffs = ['2026-07-14T08:00:00Z', '2026-07-14T14:00:00Z'];
  await choose(sampleFile({ takeoffs }, 'two.igc'));
  const file = fileNamed('two.igc');
  expect(await file.findByText('Preliminary: checked on this device, 2 flights')).toBeVisible();
  expect(file.getByText('08:00 to 08:43 UTC')).toBeVisible();
  expect(file.getByText('14:00 to 14:43 UTC')).toBeVisible();
});

test('shows no times of a recording that begins in flight', async () => {
  const { api } = await server.signUp();
  renderRoute('/upload', { api, now: EVENING });
  const lines = (await sampleFile({ unsigned: true }).text()).split('\n');
  const inFlight = lines.filter((line) => !/^B(09|100)/.test(line));
  await choose(new File([inFlight.join('\n')], 'late.igc'));
  const file = fileNamed('late.igc');
  expect(await file.findByText('14 Jul 2026')).toBeVisible();
  expect(file.getByText(/free distance/)).toBeVisible();
  expect(file.queryByText(/UTC/)).toBeNull();
});

const BAD_FILES = {
  'empty.igc': '',
  'page.igc': '<html><body>404</body></html>',
  'dateless.igc': 'AXCDAAA\r\nB1000005052098N00705598EA0012000120\r\n',
  'fixless.igc': 'AXCDAAA\r\nHFDTE140726\r\n',
  'archive.igc': 'PK\u0003\u0004 and what follows',
};

test('does not send an unreadable file and shows the message of the server', async () => {
  const { api } = await server.signUp();
  const files = Object.entries(BAD_FILES).map(([name, text]) => new File([text], name));
  const messages: string[][] = [];
  for (const check of [checkFile, unable]) {
    const uploads = countUploads();
    const { unmount } = renderRoute('/upload', { api, now: EVENING, checkFile: check });
    await choose(...files, sampleFile({}, 'good.igc'));
    await confirmAll();
    await userEvent.click(screen.getByRole('button', { name: /^Upload \d files?$/ }));
    expect(await fileNamed('good.igc').findByRole('article')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Refused')).toHaveLength(5));
    messages.push(Object.keys(BAD_FILES).map((name) => textOf(name)));
    expect(uploads()).toBe(check === checkFile ? 1 : 6);
    unmount();
    vi.restoreAllMocks();
  }
  expect(messages[0]).toEqual(messages[1]);
  expect(messages[0]?.every((text) => text.length > 20)).toBe(true);
});

test('a file that is sent right after it is chosen waits for its check', async () => {
  const { api } = await server.signUp();
  const { opened, open } = gate();
  const uploads = countUploads();
  renderRoute('/upload', {
    api,
    now: EVENING,
    checkFile: async (request) => {
      await opened;
      return checkFile(request);
    },
  });
  await choose(sampleFile({}, 'good.igc'), new File(['x'], 'bad.igc'));
  expect(await screen.findAllByText('Checking on this device …')).toHaveLength(2);
  await confirmAll();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  expect(fileNamed('bad.igc').getByText('Next')).toBeVisible();
  expect(uploads()).toBe(0);
  open();
  expect(await fileNamed('bad.igc').findByText('Refused')).toBeVisible();
  expect(await fileNamed('good.igc').findByRole('article')).toBeVisible();
  expect(uploads()).toBe(1);
});

test('does not check a file removed before its turn', async () => {
  const { api } = await server.signUp();
  const { opened, open } = gate();
  const stillQueued: boolean[] = [];
  renderRoute('/upload', {
    api,
    now: EVENING,
    checkFile: async (_request, isStillQueued) => {
      await opened;
      stillQueued.push(isStillQueued());
      return undefined;
    },
  });
  await choose(sampleFile({}, 'one.igc'), sampleFile({}, 'two.igc'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.igc' }));
  open();
  await waitFor(() => expect(stillQueued).toEqual([false, true]));
});

/** Creates a promise `opened` that resolves when `open` is called. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** A device that cannot look at files. */
function unable() {
  return Promise.resolve(undefined);
}

/** Counts the files that go out. */
function countUploads(): () => number {
  const spy = vi.spyOn(globalThis, 'fetch');
  return () => spy.mock.calls.filter(([request]) => isUpload(request)).length;
}

function textOf(name: string): string {
  return screen.getByText(name).closest('li')!.textContent;
}
