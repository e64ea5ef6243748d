import { uploadFlight } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { EVENING, fly, sampleFile } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let now = EVENING();
beforeEach(() => {
  now = EVENING();
});
beforeAll(async () => {
  server = await startTestApi({ clock: () => now });
});

test('shows points without reloading once the flight is scored', async () => {
  const { signUp } = server;
  const { api } = await signUp({ name: 'Ana Ruiz' });
  const [flight] = await uploadFlight(api, sampleFile());
  renderRoute(`/flight/${flight!.id}`, { api, now: EVENING });
  expect(await screen.findByRole('heading', { name: /Ana Ruiz/ })).toBeVisible();
  const tab = await screen.findByRole('tab', { name: /^Free/, selected: true });
  expect(tab).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Legs \(\d\)$/ }));
  expect(screen.getByRole('table', { name: 'Legs' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Valid, no issues found' })).toBeVisible();
  expect(screen.queryByText('Not ranked')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Show all \d+$/ }));
  expect(screen.getByText('Takeoff distance')).toBeVisible();
});

test('units chosen on this device change the values at once', async () => {
  onTestFinished(() => localStorage.clear());
  const { api, signUp } = server;
  const flight = await fly((await signUp()).api);
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  const distance = await screen.findByText('Distance', { selector: 'dt' });
  const figure = distance.nextElementSibling;
  expect(figure).toHaveTextContent(/^[\d.]+\skm$/);
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'US' }));
  await waitFor(() => expect(figure).toHaveTextContent(/^[\d.]+\smi$/));
});

test('the head says who, where, how good and what kind of flight', async () => {
  const { api, signUp } = server;
  // Alone on its day, and the first from there.
  const takeoffs = ['2026-07-13T10:00:00Z'];
  const flight = await fly((await signUp({ name: 'Bea Lund' })).api, { takeoffs });
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  const title = await screen.findByRole('heading', { level: 1, name: 'Bea Lund' });
  const line = title.nextElementSibling;
  expect(line).toHaveTextContent(/LS 4.*D-1234.*13 Jul 2026.*12:00–/);
  const places = await screen.findByRole('list', { name: 'How good it was' });
  expect(places).toHaveTextContent('Only flight on this day');
  expect(screen.getByText(/^Out and return to the north/)).toBeVisible();
});

test('a flight that does not count says why, and what can be done', async () => {
  const { api } = await server.signUp();
  const flight = await fly(api, { unsigned: true });
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  expect(await screen.findByRole('button', { name: 'File invalid' })).toBeVisible();
  expect(screen.getByText('Not ranked')).toBeVisible();
  expect(screen.getByText(/^Doesn’t count: /)).toBeVisible();
  expect(screen.queryByText(/also uploaded/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'How good it was' })).toBeNull();
});

test('an invalid flight says that it was uploaded late as well', async () => {
  const { api } = await server.signUp();
  const flight = await fly(api, { unsigned: true, takeoffs: ['2026-05-01T10:00:00Z'] });
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  expect(await screen.findByText(/^Doesn’t count: /)).toBeVisible();
  expect(screen.getByText('It was also uploaded after the deadline.')).toBeVisible();
});

test('a tab chooses the contest, which is kept in the URL', async () => {
  const { api, signUp } = server;
  const flight = await fly((await signUp()).api);
  const { router } = renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  await userEvent.click(await screen.findByRole('tab', { name: /^Out and return/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ contest: 'out_return' }));
  await userEvent.click(screen.getByRole('button', { name: 'Legs (2)' }));
  const legs = within(screen.getByRole('table', { name: 'Legs' }));
  expect(legs.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Start to 1',
    '1 to Finish',
    'Total',
  ]);
});

describe('how it was scored', () => {
  /** Opens what tells it, on the page of a sample flight. */
  async function openCalculation(contest: string) {
    const { api, signUp } = server;
    const flight = await fly((await signUp()).api);
    renderRoute(`/flight/${flight.id}?contest=${contest}`, { api, now: EVENING });
    await userEvent.click(await screen.findByRole('button', { name: 'How it was scored' }));
    const entry = flight.contest.find(({ name }) => name === contest);
    if (!entry) throw new Error(`The flight has no entry in ${contest}.`);
    return entry;
  }

  /** Rows of a table, their cells parted by a stroke and with plain spaces. */
  function rowsOf(table: string): string[] {
    return within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .map((row) =>
        Array.from(row.children, ({ textContent }) => textContent)
          .join(' | ')
          .replaceAll(/\s+/g, ' '),
      );
  }

  test('shows the rule, the calculation and the limits', async () => {
    const { points, distance } = await openCalculation('out_return');
    expect(screen.getByText(/^To one turnpoint and back to within 1,000/)).toBeVisible();
    const steps = rowsOf('Calculation');
    expect(steps[0]).toMatch(/^Distance \d+\.\d{3} km longer leg × 2 \| \d+\.\d\d km$/);
    expect(steps[0]).toContain(`| ${distance.toFixed(2)} km`);
    expect(steps.at(-1)).toMatch(/^Points .* km ÷ index factor .* \| /);
    expect(steps.at(-1)).toContain(`| ${points.toFixed(2)}`);
    expect(rowsOf('Limits').map((row) => row.replace(/[\d,]+ /g, '# '))).toEqual([
      'Finish below start at most # m | # m met',
      'Start to finish at most # m | # m met',
    ]);
  });

  test('shows other options and their difference', async () => {
    const { receipt } = await openCalculation('out_return');
    const [lost] = receipt.tried;
    const list = within(screen.getByRole('list', { name: 'Other options considered' }));
    const [item] = list.getAllByRole('listitem');
    expect(item).toHaveTextContent(`Out and return of ${lost?.distance.toFixed(2)}`);
    expect(item?.textContent).toMatch(/\d.* (fewer|short|too far|too long|too low)\./);
  });

  test('shows collapsed inputs and rules with a hash to copy', async () => {
    // Brings a clipboard, which jsdom has not.
    const user = userEvent.setup();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { receipt } = await openCalculation('free');
    const details = screen.getByRole('button', { name: 'Inputs and rules' });
    expect(details).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details);
    const value = (term: string) =>
      screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(value('Rule')).toBe(`Edition ${receipt.rule.version}. ${receipt.rule.source}`);
    expect(value('Scored part')).toMatch(/^12:\d\d:\d\d–12:\d\d:\d\d UTC\+2$/);
    expect(value('SHA-256 of the file')).toBe(receipt.inputs.file_sha256);
    await user.click(screen.getByRole('button', { name: 'Copy the hash' }));
    expect(await screen.findByText('Hash copied')).toBeVisible();
    expect(written.mock.calls).toEqual([[receipt.hash]]);

    written.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy the hash' }));
    expect(await screen.findByText(/hash could not be copied/)).toBeVisible();
  });
});

test('only its pilot can change and delete it', async () => {
  const { api, signUp } = server;
  const pilot = await signUp();
  const flight = await fly(pilot.api);
  const visitor = renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  expect(await screen.findByRole('tab', { name: /^Free/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  visitor.unmount();
  const other = await signUp();
  const otherPilot = renderRoute(`/flight/${flight.id}`, { api: other.api, now: EVENING });
  expect(await screen.findByRole('tab', { name: /^Free/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  otherPilot.unmount();

  const { router } = renderRoute(`/flight/${flight.id}`, { api: pilot.api, now: EVENING });
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/flight/edit/${flight.id}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Add to collection' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete flight' }));
  expect(await screen.findByText('Flight deleted')).toBeVisible();
  expect(router.state.location.pathname).toBe('/flight');
});

test('the flight cannot be deleted after the deadline by the server’s clock', async () => {
  const { api } = await server.signUp();
  const flight = await fly(api);
  now = new Date('2026-07-20T12:00:00Z');
  renderRoute(`/flight/${flight.id}`, { api, now: EVENING });
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Add to collection' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test.each(['/flight/4711', '/flight/somewhere', '/nowhere'])('%s is not found', async (path) => {
  const { api } = server;
  renderRoute(path, { api });
  expect(await screen.findByRole('heading', { name: 'Landing site not found' })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: /Search/ })).toBeVisible();
});
