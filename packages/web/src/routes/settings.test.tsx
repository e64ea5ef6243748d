import { createApi, signIn, unwrap } from '@cloudstreet/sdk';
import { sampleArchive, sampleIgc, startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';
import { sampleImage } from '../testing/sample-image.js';

const PASSWORD = 'quiet thermals';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

const me = (api: TestApi['api']) => unwrap(api.GET('/user/me'));

test('a visitor logs in first and returns', async () => {
  const { router } = renderRoute('/settings/account', { api: createApi({ baseUrl: server.url }) });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.search).toEqual({ redirect: '/settings/account' });
});

test('the navigation links to the list of pages, which links to each of them', async () => {
  const { api } = await server.signUp();
  const { router } = renderRoute('/', { api });
  await userEvent.click(await screen.findByRole('link', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Settings pages' });
  expect(within(pages).getAllByRole('link')).toHaveLength(8);
  await userEvent.click(within(pages).getByRole('link', { name: /Language and units/ }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Language and units' }),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/settings/internationalization');
  expect(document.title).toBe('Language and units · Cloudstreet');
});

test('only the own page links to the profile settings', async () => {
  const { api, id } = await server.signUp();
  const other = await server.signUp();
  const { unmount } = renderRoute(`/user/${id}`, { api });
  expect(await screen.findByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/settings/profile',
  );
  unmount();
  renderRoute(`/user/${other.id}`, { api });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull();
});

test('changes a profile and clears emptied fields', async () => {
  const { api } = await server.signUp({ name: 'Ana Ruiz' });
  await unwrap(api.PATCH('/user/me', { body: { bio: 'Flies at noon.' } }));
  renderRoute('/settings/profile', { api });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Ana Ruiz');
  await userEvent.clear(name);
  await fill(name, 'Ana Ruiz Sol');
  await userEvent.clear(screen.getByRole('textbox', { name: /About you/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /SSA number/ }), '4711');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const changed = await me(api);
  expect(changed).toMatchObject({ name: 'Ana Ruiz Sol', ssa_id: '4711' });
  expect(changed.bio).toBeUndefined();
});

test('sets and removes an image and reports an invalid one', async () => {
  // There are no images here.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} });
  const { api } = await server.signUp();
  renderRoute('/settings/profile', { api });
  await screen.findByRole('heading', { name: 'Photo' });
  const choose = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(choose, new File(['no image'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This image cannot be read');
  await userEvent.upload(choose, new File([sampleImage(90)], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Photo saved')).toBeVisible();
  expect(screen.queryByText(/This image cannot be read/)).toBeNull();
  expect((await me(api)).image).toEqual(expect.stringMatching(/^user\/.+\.jpg$/));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  expect((await me(api)).image).toBeUndefined();
});

test('shows errors of the server at their fields', async () => {
  await server.signUp({ name: 'Nora Lind' });
  const { api } = await server.signUp();
  renderRoute('/settings/profile', { api });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await fill(field, 'nora lind');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/write the first letter uppercase/);
  await userEvent.clear(field);
  await fill(field, 'Nora Lind');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Account with this name and club already exists/),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your form inputs');
});

test('choosing a club removes the warning of having none', async () => {
  const founder = createApi({ baseUrl: server.url });
  const account = {
    name: 'Ida Holm',
    email: 'ida@example.org',
    password: PASSWORD,
    date_of_birth: '1980-02-03',
    gender: 'F' as const,
    club_name: 'Silver Lake Soaring',
  };
  await unwrap(founder.POST('/user', { body: account }));
  const { api } = await server.signUp();
  renderRoute('/settings/profile', { api });
  expect(await screen.findByText(/You have not chosen a club/)).toBeVisible();
  await fill(screen.getByRole('combobox', { name: /^Club/ }), 'Silver');
  await userEvent.click(await screen.findByRole('option', { name: /Silver Lake Soaring/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/You have not chosen a club/)).toBeNull());
  expect((await me(api)).club).toMatchObject({ name: 'Silver Lake Soaring' });

  await fill(screen.getByRole('combobox', { name: /Second club/ }), 'Silver');
  await userEvent.click(await screen.findByRole('option', { name: /Silver Lake Soaring/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Second club/ })).toBeInvalid());
});

test('asks before leaving a page with changes', async () => {
  const { api } = await server.signUp();
  const { router } = renderRoute('/settings/profile', { api });
  await fill(await screen.findByRole('textbox', { name: /About you/ }), 'New here.');
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/settings/profile');
  expect(screen.getByRole('textbox', { name: /About you/ })).toHaveValue('New here.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('a new password needs the old one', async () => {
  const { api, email } = await server.signUp();
  renderRoute('/settings/account', { api });
  const old = await screen.findByLabelText('Old password');
  await fill(old, 'rough thermals');
  await fill(screen.getByLabelText('New password'), 'strong thermals');
  const submit = screen.getByRole('button', { name: 'Change password' });
  await userEvent.click(submit);
  await waitFor(() => expect(old).toBeInvalid());
  await userEvent.clear(old);
  await fill(old, PASSWORD);
  await userEvent.click(submit);
  expect(await screen.findByText('Your password has been changed')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('');
  const elsewhere = createApi({ baseUrl: server.url });
  await signIn(elsewhere, { email, password: 'strong thermals' });
});

test('sends no password without a new one', async () => {
  const { api, email } = await server.signUp();
  renderRoute('/settings/account', { api });
  await fill(await screen.findByLabelText('Old password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByText('Choose a password')).toBeVisible();
  await signIn(createApi({ baseUrl: server.url }), { email, password: PASSWORD });
});

test('a new address needs the password', async () => {
  const { api, email } = await server.signUp();
  renderRoute('/settings/account', { api });
  expect(await screen.findByText(`You log in with ${email}.`)).toBeVisible();
  await fill(screen.getByRole('textbox', { name: 'New email address' }), 'a@b.example');
  const password = screen.getByLabelText('Your password');
  await fill(password, 'rough thermals');
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  await waitFor(() => expect(password).toBeInvalid());
  await userEvent.clear(password);
  await fill(password, PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Change address' }));
  expect(await screen.findByRole('status')).toHaveFocus();
});

test('lists programs and logs them out one by one or all at once', async () => {
  const { api, email } = await server.signUp();
  const tool = createApi({
    baseUrl: server.url,
    clientId: 'club-screen',
    appVersion: '1.20.0',
    installed: () => 'Android',
  });
  await signIn(tool, { email, password: PASSWORD });
  const unreleased = createApi({ baseUrl: server.url, clientId: 'draft', appVersion: '0.0.0' });
  await signIn(unreleased, { email, password: PASSWORD });
  const { router } = renderRoute('/settings/account', { api });
  expect(await screen.findByText('club-screen 1.20.0 · installed on Android')).toBeVisible();
  expect(screen.getByText('draft')).toBeVisible();
  expect(screen.queryByText(/0\.0\.0/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out club-screen' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('club-screen is logged out')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out club-screen' })).toBeNull();
  expect(await unwrap(api.GET('/auth/client'))).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const last = await screen.findByRole('alertdialog', { name: 'Log out on all devices?' });
  await userEvent.click(within(last).getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(api.session.store.get()).toBeUndefined();
});

test('saves all data from a download address', async () => {
  const { api } = await server.signUp();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.pathname);
  });
  renderRoute('/settings/account', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^\/v1\/user\/export\/./)]));
  vi.restoreAllMocks();
});

test('imports an archive and reports what could not be imported', async () => {
  const { api, email } = await server.signUp({ name: 'Ida Berg' });
  const { unmount } = renderRoute('/settings/account', { api });
  await screen.findByText(/up to 2,048 MB/);
  const choose = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(choose, new File(['PK?'], 'my.zip', { type: 'application/zip' }));
  expect(await screen.findByText(/^This is not a ZIP archive/)).toBeVisible();

  const chooseAgain = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const notIgc = new TextEncoder().encode('no recording');
  const archive = sampleArchive({
    account: { name: 'Ida Berg', email, date_of_birth: '1990-04-01', bio: 'Came along.' },
    recordings: [sampleIgc({ serial: 'ARC' }), notIgc, undefined],
  });
  await userEvent.upload(
    chooseAgain,
    new File([archive], 'cloudstreet.zip', { type: 'application/zip' }),
  );
  const outcome = /Import of cloudstreet.zip from far.example finished/;
  expect(await screen.findByText(outcome)).toBeVisible();
  expect(screen.queryByText(/^This is not a ZIP archive/)).toBeNull();
  expect(screen.getByText('Flights: 1 new · 2 not imported')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2 issues' }));
  expect(screen.getByText(/The archive does not contain this file/)).toBeVisible();
  expect(await me(api)).toMatchObject({ bio: 'Came along.' });
  unmount();

  renderRoute('/settings/account', { api });
  expect(await screen.findByText(outcome)).toBeVisible();
});

test('deletes an account by its password and restores it by logging in', async () => {
  const { api, id, email } = await server.signUp();
  const { router, unmount } = renderRoute('/settings/account', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const question = await screen.findByRole('dialog', { name: 'Delete your account?' });
  const password = within(question).getByLabelText('Your password');
  await fill(password, 'a guess');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete account' }));
  expect(await within(question).findByText('This is not your current password.')).toBeVisible();
  await userEvent.clear(password);
  await fill(password, PASSWORD);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Account deleted successfully.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(api.session.store.get()).toBeUndefined();
  unmount();

  renderRoute('/auth/log-in', { api });
  await fill(await screen.findByRole('textbox', { name: 'Email' }), email);
  await fill(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/^This account is deleted/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore account' }));
  expect(await screen.findByText('Your account has been restored')).toBeVisible();
  expect(await me(api)).toMatchObject({ id });
});

test('a user without password asks the operator by mail', async () => {
  const attended = await startTestApi({ config: { contact: 'pilots@example.org' } });
  const { api } = await attended.signUp();
  renderRoute('/settings/account', { api });
  const link = await screen.findByRole('link', { name: 'pilots@example.org' });
  expect(link).toHaveAttribute(
    'href',
    'mailto:pilots@example.org?subject=Please%20delete%20my%20account',
  );
});

test('units chosen on this device apply if the account has none', async () => {
  localStorage.setItem('cloudstreet.preferences', '{"unit":"I"}');
  const { api } = await server.signUp();
  renderRoute('/settings/internationalization', { api });
  expect(await screen.findByRole('radio', { name: 'Imperial' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'By language' }));
  expect(screen.getByRole('radio', { name: 'By language' })).toBeChecked();
  expect(JSON.parse(localStorage.getItem('cloudstreet.preferences')!)).not.toHaveProperty('unit');
});

test('units and languages are stored in the account', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/internationalization', { api });
  const auto = await screen.findByRole('radio', { name: 'By language' });
  expect(auto).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  await waitFor(async () => expect(await me(api)).toMatchObject({ unit: 'I' }));
  await userEvent.click(screen.getByRole('radio', { name: 'By language' }));
  await waitFor(async () => expect((await me(api)).unit).toBeUndefined());
  await userEvent.click(screen.getByRole('button', { name: /Newsletter/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'German' }));
  await waitFor(async () => expect(await me(api)).toMatchObject({ newsletter_language: 'de' }));
  await userEvent.click(screen.getByRole('button', { name: /Newsletter/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'None' }));
  await waitFor(async () => expect((await me(api)).newsletter_language).toBeUndefined());
});

test('the chosen language is that of mails to the account', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/internationalization', { api });
  await userEvent.click(await screen.findByRole('button', { name: /English \(UK\)/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Suomi' }));
  await waitFor(async () => expect(await me(api)).toMatchObject({ locale: 'fi' }));
});

test('sorts, renames and removes filters', async () => {
  const { api } = await server.signUp();
  const filter = [
    { name: 'Juniors', search: 'keyword=junior' },
    { name: 'Alps', search: 'region=CH' },
  ];
  await unwrap(api.PATCH('/user/me', { body: { filter } }));
  renderRoute('/settings/customize', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Move Alps up' }));
  const names = async () => (await me(api)).filter.map(({ name }) => name);
  await waitFor(async () => expect(await names()).toEqual(['Alps', 'Juniors']));
  // It can go no further up: its other button has the focus.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Alps down' })).toHaveFocus());

  await userEvent.click(screen.getByRole('button', { name: 'Rename Alps' }));
  const field = await screen.findByRole('textbox', { name: 'New name for Alps' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Juniors{Enter}');
  expect(await screen.findByText(/Choose another name/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Mountains{Enter}');
  expect(await screen.findByRole('link', { name: 'Mountains' })).toHaveAttribute(
    'href',
    '/flight?region=CH',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Delete Mountains' }));
  await waitFor(async () => expect(await names()).toEqual(['Juniors']));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Juniors' }));
  expect(await screen.findByText('No filters yet')).toBeVisible();
});

test('the theme applies on this device', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/customize', { api });
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(localStorage.getItem('cloudstreet.preferences')).toContain('"theme":"dark"');
});

test('without plans, the page about payments says that everything is included', async () => {
  const { api } = await server.signUp();
  renderRoute('/settings/payments', { api });
  expect(await screen.findByText('Everything is included')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All plans' })).not.toBeInTheDocument();
});

test('shows a conflict of a profile that belongs to no field', async () => {
  const { api } = await server.signUp();
  const conflicted = createApi({
    baseUrl: server.url,
    tokenStore: api.session.store,
    fetch: async (request) =>
      request.method === 'PATCH'
        ? Response.json({ detail: 'Someone else is changing this profile.' }, { status: 409 })
        : fetch(request),
  });
  renderRoute('/settings/profile', { api: conflicted });
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Ada Lark');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else is changing this profile.')).toBeVisible();
});

test('adds an earlier club with its days, after those of the current one', async () => {
  const { api } = await server.signUp({ clubName: 'Present Club' });
  await server.signUp({ clubName: 'Former Club' });
  const { club } = await me(api);
  renderRoute('/settings/profile', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an earlier club' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add an earlier club' });
  await userEvent.type(within(dialog).getByRole('combobox', { name: 'Club' }), 'Former');
  await userEvent.click(await screen.findByRole('option', { name: /Former Club/ }));
  const last = within(dialog).getByRole('group', { name: 'Last day' });
  await userEvent.click(within(last).getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard('31122024');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await unwrap(api.GET('/user/me/membership'))).toMatchObject([
    { club: { id: club!.id }, since: '2025-01-01' },
    { club: { name: 'Former Club' }, until: '2024-12-31' },
  ]);
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove Former Club from your earlier clubs' }),
  );
  await waitFor(async () => expect(await unwrap(api.GET('/user/me/membership'))).toHaveLength(1));
});
