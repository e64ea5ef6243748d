import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
let fan: TestUser;
let moderator: TestUser;
let superuser: TestUser;
let flight: number;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ana Ruiz', clubName: 'Aero Club' });
  fan = await server.signUp({ name: 'Ben Aalto' });
  moderator = await server.signUp({ name: 'Mara Voss' });
  superuser = await server.signUp({ name: 'Otto Berg' });
  const { db } = server.server.services;
  const set = (id: number, flags: object) =>
    db.updateTable('user').set(flags).where('id', '=', id).execute();
  await set(moderator.id, { is_moderator: true });
  await set(superuser.id, { is_superuser: true });
  flight = (await fly(pilot.api)).id;
});

const open = (path: string, { api }: Pick<TestUser, 'api'>) =>
  renderRoute(path, { api, now: EVENING });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function giveReason(dialog: string, reason: string, confirm: string) {
  const window = await screen.findByRole('dialog', { name: dialog });
  await userEvent.type(within(window).getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.click(within(window).getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a report leads a moderator to hide a flight, which its pilot reads about', async () => {
  const reporting = open(`/flight/${flight}`, fan);
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this flight' });
  await userEvent.click(within(dialog).getByRole('button', { name: /What is wrong/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Something else' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await within(dialog).findByText('Please describe it.')).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Details/ }), 'A wrong glider.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. The moderators will look at it.')).toBeVisible();
  reporting.unmount();

  const moderating = open('/dashboard/report', moderator);
  expect(await screen.findByText('A wrong glider.')).toBeVisible();
  await press('Hide flight');
  await giveReason('Hide flight', 'Please correct the glider.', 'Hide flight');
  expect(await screen.findByText('Nothing here right now')).toBeVisible();
  moderating.unmount();

  const reading = open(`/flight/${flight}`, pilot);
  expect(await screen.findByText('A moderator hid this flight')).toBeVisible();
  expect(screen.getByText('Please correct the glider.')).toBeVisible();
  await press('More actions');
  expect(await screen.findByRole('menuitem', { name: 'Add to collection' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Show flight again' })).toBeNull();
  reading.unmount();

  const restoring = open('/dashboard/flight?state=hidden', moderator);
  expect(await screen.findByText('Please correct the glider.')).toBeVisible();
  await press('Show flight again');
  expect(await screen.findByText('Nothing here right now')).toBeVisible();
  restoring.unmount();

  open('/dashboard/audit', moderator);
  const rowOf = async (text: string) =>
    (await screen.findByText(text, { selector: 'li span' })).closest('li');
  expect(await rowOf('Flight shown again')).toHaveTextContent('Mara Voss');
  expect(await rowOf('Flight hidden')).toHaveTextContent('Please correct the glider.');
});

test('a report of a collection leads a moderator to remove its words', async () => {
  const { id } = await unwrap(
    pilot.api.POST('/flightcollection', { body: { name: 'Rude', visibility: 'public' } }),
  );
  const reporting = open(`/collection/${id}`, fan);
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this page' }));
  await userEvent.click(dialog.getByRole('button', { name: /What is wrong/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^Offensive/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you. The moderators will look at it.')).toBeVisible();
  reporting.unmount();

  const moderating = open('/dashboard/report', moderator);
  expect(await screen.findByRole('link', { name: 'Rude' })).toHaveAttribute(
    'href',
    `/collection/${id}`,
  );
  await press('Remove');
  await giveReason('Remove texts and photo', 'Please be kind.', 'Remove');
  expect(await screen.findByText('Nothing here right now')).toBeVisible();
  moderating.unmount();

  open(`/user/${pilot.id}/notifications`, pilot);
  expect(await screen.findByRole('link', { name: /Please be kind/ })).toHaveAttribute(
    'href',
    `/collection/${id}`,
  );
});

test('a moderator hides, shows and scores a flight by the menu of its page', async () => {
  const { api } = await server.signUp({ name: 'Kai Lund' });
  open(`/flight/${(await fly(api)).id}`, moderator);
  const choose = async (name: string) => {
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Hide flight');
  await giveReason('Hide flight', 'Not a glider.', 'Hide flight');
  expect(await screen.findByText('Not a glider.')).toBeVisible();
  await choose('Show flight again');
  expect(await screen.findByText('The flight is visible again')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Not a glider.')).toBeNull());
  await choose('Score again');
  expect(await screen.findByText(/scored again/i)).toBeVisible();
});

test('the overview counts what waits, and the navigation leads to it', async () => {
  await unwrap(fan.api.POST('/report', { body: { kind: 'user', id: pilot.id, reason: 'spam' } }));
  open('/dashboard', moderator);
  const term = await screen.findByText('Open reports');
  expect(term.nextElementSibling).toHaveTextContent('1');
  expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.getByText('Free disk space')).toBeVisible();
});

test.each([
  ['', 'Dashboard'],
  ['/report', 'Reports'],
  ['/flight', 'Flights'],
  ['/user', 'Users'],
  ['/club', 'Clubs'],
  ['/audit', 'Audit trail'],
])('the page /dashboard%s has its own title', async (path, title) => {
  open(`/dashboard${path}`, moderator);
  await waitFor(() => expect(document.title).toBe(`${title} · Cloudstreet`));
});

test('other users are told that the page is not for them', async () => {
  open('/dashboard/flight', fan);
  expect(await screen.findByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
});

test('two clubs are merged after a look at how much moves', async () => {
  await server.signUp({ name: 'Eva Lind', clubName: 'Aero Klub' });
  const { unmount } = open('/dashboard/club?query=Klub', moderator);
  await press('Merge Aero Klub into another club');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('combobox', { name: /Club that remains/ }), 'Aero Club');
  await userEvent.click(await screen.findByRole('option', { name: /Aero Club/ }));
  expect(await dialog.findByText('Pilots: 1, flights: 0, followers: 0')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Aero Klub is now part of Aero Club')).toBeVisible();
  unmount();
  const { club: merged } = await unwrap(
    server.api.GET('/user/{id}', { params: { path: { id: pilot.id } } }),
  );
  const { router } = open(`/club/${(merged?.id ?? 0) + 1}`, moderator);
  expect(await screen.findByRole('heading', { level: 1, name: 'Aero Club' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/club/${merged?.id}`);
});

describe('accounts', () => {
  const found = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('li') as HTMLElement;

  test('are found and banned with a reason, which they read in their settings', async () => {
    const { unmount, router } = open('/dashboard/user', moderator);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name or number' }), 'Ben');
    await waitFor(() => expect(router.state.location.search).toEqual({ query: 'Ben' }));
    const row = within(await found('Ben Aalto'));
    expect(screen.queryByRole('link', { name: 'Ana Ruiz' })).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Bans of Ben Aalto' }));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'No photos, texts, groups and messages' }),
    );
    await giveReason('Bans of Ben Aalto', 'Rude texts.', 'Save bans');
    expect(await screen.findByText('Bans of Ben Aalto saved')).toBeVisible();
    expect(await row.findByText('Rude texts.')).toBeVisible();
    unmount();

    const settings = open('/settings/account', fan);
    expect(await screen.findByText('A moderator restricted your account:')).toBeVisible();
    expect(screen.getByText('Rude texts.')).toBeVisible();
    settings.unmount();
  });

  test('become moderators by a superuser, whom a moderator cannot ban', async () => {
    const asModerator = open('/dashboard/user?state=staff', moderator);
    expect(within(await found('Otto Berg')).queryByRole('button')).toBeNull();
    asModerator.unmount();

    open('/dashboard/user?query=Ana', superuser);
    const row = within(await found('Ana Ruiz'));
    await userEvent.click(row.getByRole('button', { name: /Role of Ana Ruiz/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Moderator' }));
    expect(await screen.findByText('Ana Ruiz is now moderator')).toBeVisible();
    expect((await unwrap(pilot.api.GET('/user/me'))).is_moderator).toBe(true);
  });
});

test('a moderator appoints an administrator, who edits the page of the club', async () => {
  const admin = await server.signUp({ name: 'Ina Wolf', clubName: 'Ridge Soaring' });
  const { club } = await unwrap(admin.api.GET('/user/me'));
  const appointing = open('/dashboard/club?query=Ridge', moderator);
  await press('Administrators of Ridge Soaring');
  const dialog = await screen.findByRole('dialog', { name: 'Administrators of Ridge Soaring' });
  expect(await within(dialog).findByText('This club has no administrators yet.')).toBeVisible();
  const find = within(dialog).getByRole('combobox', { name: 'Appoint an administrator' });
  await userEvent.type(find, 'Ina Wolf');
  await userEvent.click(await screen.findByRole('option', { name: /Ina Wolf/ }));
  expect(await within(dialog).findByRole('button', { name: 'Dismiss Ina Wolf' })).toBeVisible();
  appointing.unmount();

  const visiting = open(`/club/${club!.id}`, fan);
  expect(await screen.findByRole('heading', { name: 'Ridge Soaring', level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit page' })).toBeNull();
  visiting.unmount();

  open(`/club/${club!.id}`, admin);
  await press('Edit page');
  const editing = await screen.findByRole('dialog', { name: 'Edit the page of Ridge Soaring' });
  const about = within(editing).getByRole('textbox', { name: /About the club/ });
  await userEvent.type(about, 'Ridge and wave.');
  await userEvent.click(within(editing).getByRole('button', { name: 'Save club' }));
  expect(await screen.findByText('Ridge and wave.')).toBeVisible();
});

test('a superuser merges two accounts of a person, whose old address leads to the other', async () => {
  const old = await server.signUp({ name: 'Jan Krol', clubName: 'Former Soaring' });
  const kept = await server.signUp({ name: 'Jan Krol', clubName: 'Present Soaring' });
  const merging = open(`/dashboard/user?query=${old.id}`, superuser);
  await press('Merge Jan Krol into another account');
  const dialog = await screen.findByRole('dialog', { name: 'Merge Jan Krol into another account' });
  const into = within(dialog).getByRole('combobox', { name: /Account that remains/ });
  await userEvent.type(into, 'Jan Krol');
  await userEvent.click(await screen.findByRole('option', { name: /Present Soaring/ }));
  expect(await within(dialog).findByText(/^Flights: 0, flights as co-pilot: 0/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('The accounts of Jan Krol are one now')).toBeVisible();
  merging.unmount();
  const { router } = open(`/user/${old.id}`, fan);
  expect(await screen.findByRole('link', { name: 'Present Soaring' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/user/${kept.id}`);
});
