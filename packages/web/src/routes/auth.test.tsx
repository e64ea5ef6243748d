import { signIn, signOut, unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

test('logging in returns to the previous page', async () => {
  const { api, email } = await server.signUp({ name: 'Ana Ruiz' });
  await signOut(api);
  const { router } = renderRoute('/upload', { api });
  await logIn(email, 'quiet thermals');
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/upload');
});

test('a visitor who comes to upload can try it without an account', async () => {
  const { api } = await server.signUp();
  await signOut(api);
  renderRoute('/upload', { api });
  const link = await screen.findByRole('link', { name: 'Try it with your IGC file' });
  expect(link).toHaveAttribute('href', '/try');
});

test('logging in in another tab continues this one, too', async () => {
  const { api, email } = await server.signUp();
  await signOut(api);
  const { router } = renderRoute('/auth/log-in?redirect=/upload', { api });
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  await act(() => signIn(api, { email, password: 'quiet thermals' }));
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/upload');
});

test('a wrong password shows one message in the form and no redirect', async () => {
  const { api, email } = await server.signUp();
  await signOut(api);
  const { router } = renderRoute('/auth/log-in', { api });
  await logIn(email, 'rough thermals');
  const form = screen.getByRole('button', { name: 'Log in' }).closest('form')!;
  const wrong = 'Wrong email address or password.';
  expect(await within(form).findByRole('alert')).toHaveTextContent(wrong);
  expect(screen.getAllByText(wrong)).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/auth/log-in');
  expect(api.session.store.get()).toBeUndefined();
});

test('after too many wrong passwords the form says how long to wait', async () => {
  const strict = await startTestApi({ config: { rateLimit: true } });
  const { api, email } = await strict.signUp();
  await signOut(api);
  for (let index = 0; index < 10; index += 1) {
    await signIn(api, { email, password: 'rough thermals' }).catch(() => {});
  }
  const { router } = renderRoute('/auth/log-in', { api });
  await logIn(email, 'quiet thermals');
  const wait = 'Too many wrong passwords. Please try again in 15 minutes.';
  expect(await screen.findByRole('alert')).toHaveTextContent(wait);
  expect(router.state.location.pathname).toBe('/auth/log-in');
});

test('reports a lost session, and the log-in page returns to the page', async () => {
  const { api } = await server.signUp();
  const stored = api.session.store.get()!;
  await unwrap(api.POST('/auth/logout'));
  api.session.store.set({ ...stored, refresh_token: 'spent' });
  const { router } = renderRoute('/flight?contest=triangle', { api });
  expect(await screen.findByText('Session expired')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/log-in'));
  expect(router.state.location.search).toEqual({ redirect: '/flight?contest=triangle' });
});

test('an empty form reports all missing fields, and nothing is preselected', async () => {
  const { api } = await startFresh();
  renderRoute('/auth/sign-up', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
  for (const text of [
    'Enter your first and last name',
    'Enter your email address',
    'Choose a password',
    'Enter your date of birth',
    'Please select your gender',
    'Please agree to the terms',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('signing up reports invalid fields, then logs in', async () => {
  const { api } = await startFresh();
  const { router } = renderRoute('/auth/sign-up?redirect=/flight', { api });
  await fillIn({ name: 'JO VAN EK', email: 'jo@example.org' });
  const submit = screen.getByRole('button', { name: 'Create account' });
  await userEvent.click(submit);
  expect(await screen.findByText(/Please do not use only caps/)).toBeVisible();
  expect(screen.getByText('Please agree to the terms')).toBeVisible();

  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await fill(name, 'Jo van Ek');
  await userEvent.click(submit);
  expect(screen.getByText('Please agree to the terms')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveFocus();

  await agree();
  await userEvent.click(submit);
  expect(await screen.findByText('Welcome, Jo van Ek')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/flight'));
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
  const me = await unwrap(api.GET('/user/me'));
  expect(me).toMatchObject({ name: 'Jo van Ek', gender: 'F' });
});

test('asks only for what an account needs, and names the first step', async () => {
  const { api } = await startFresh();
  renderRoute('/auth/sign-up', { api });
  await fillIn({ name: 'Ines Falk', email: 'ines@example.org' });
  expect(screen.queryByText(/SSA number|Newsletter|Magazine/)).toBeNull();
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Welcome, Ines Falk')).toBeVisible();
  expect(screen.getByText(/^Upload the IGC file from your flight recorder/)).toBeVisible();
  const me = await unwrap(api.GET('/user/me'));
  expect(me).not.toHaveProperty('newsletter_language');
  expect(me).not.toHaveProperty('magazine_language');
});

test('keeps the name of a club that was typed but not chosen', async () => {
  const { api } = await startFresh();
  renderRoute('/auth/sign-up', { api });
  await fillIn({ name: 'Pia Strand', email: 'pia@example.org' });
  const field = screen.getByRole('combobox', { name: /Club/ });
  await userEvent.type(field, 'Fjord Soaring{Tab}');
  expect(await screen.findByText(/Fjord Soaring is new here/)).toBeVisible();
  await agree();
  // Sent before the clubs of the changed text are known.
  const submit = screen.getByRole('button', { name: 'Create account' });
  await fill(field, ' Club');
  await userEvent.click(submit);
  expect(await screen.findByText('Welcome, Pia Strand')).toBeVisible();
  const me = await unwrap(api.GET('/user/me'));
  expect(me.club?.name).toBe('Fjord Soaring Club');
});

test('a double click creates one account', async () => {
  const { api } = await startFresh();
  const { router } = renderRoute('/auth/sign-up', { api });
  await fillIn({ name: 'Lena Holm', email: 'lena@example.org' });
  await agree();
  const fetch = vi.spyOn(globalThis, 'fetch');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Welcome, Lena Holm')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const calls = fetch.mock.calls.map(([request]) => request as Request);
  const created = calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/user'));
  expect(created).toHaveLength(1);
});

test('asks to log in if the account was created without a session', async () => {
  const { api } = await startFresh();
  const { router } = renderRoute('/auth/sign-up?redirect=/upload', { api });
  await fillIn({ name: 'Nils Berg', email: 'nils@example.org' });
  await agree();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...call) =>
    (call[0] as Request).url.endsWith('/auth/token')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(...call),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Welcome, Nils Berg')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.href).toBe('/auth/log-in?redirect=/upload');
});

test('shows errors of the server beside their fields', async () => {
  const { email } = await server.signUp();
  const { api } = await startFresh();
  renderRoute('/auth/sign-up', { api });
  await fillIn({ name: 'Jo van Eken', email });
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Please check your form inputs')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
});

test('users agree to the texts that the operator has', async () => {
  const termsUrl = 'https://club.example.org/terms';
  const { api } = await startTestApi({ config: { termsUrl } });
  const { unmount } = renderRoute('/auth/sign-up', { api });
  const form = within((await screen.findByRole('checkbox', { name: /I agree/ })).closest('form')!);
  expect(await form.findByRole('link', { name: 'User agreement' })).toHaveAttribute(
    'href',
    termsUrl,
  );
  expect(form.getAllByRole('link')).toHaveLength(1);
  expect(form.getByRole('checkbox', { name: 'I agree to the user agreement.' })).toBeVisible();
  unmount();

  renderRoute('/auth/sign-up', { api: server.api });
  const bare = within((await screen.findByRole('checkbox', { name: /I agree/ })).closest('form')!);
  expect(bare.queryByRole('link')).toBeNull();
  expect(bare.getByRole('checkbox', { name: /flights are shown publicly/ })).toBeVisible();
});

test('the one-time link makes a logged-in user a superuser', async () => {
  const { superuserLink } = server.server;
  const path = new URL(superuserLink!).pathname;
  const visitor = renderRoute(path, { api: server.api });
  const logInLink = await screen.findAllByRole('link', { name: 'Log in' });
  expect(logInLink.some((link) => link.getAttribute('href')?.includes(path))).toBe(true);
  visitor.unmount();

  const { api } = await server.signUp({ name: 'Mara Voss' });
  renderRoute(path, { api });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Become superuser' }));
  expect(await screen.findByRole('heading', { name: 'Mara Voss is now superuser' })).toBeVisible();
  cleanup();

  renderRoute(path, { api });
  expect(await screen.findByRole('heading', { name: 'Mara Voss is superuser' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Become superuser' })).toBeNull();
});

test('explains a used link', async () => {
  const { api } = await server.signUp();
  renderRoute('/auth/superuser/spent', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Become superuser' }));
  expect(
    await screen.findByRole('heading', { name: 'This link is no longer valid' }),
  ).toBeVisible();
});

/** A client of the same server without an account. */
async function startFresh() {
  const { api } = await server.signUp();
  await signOut(api);
  return { api };
}

/** Everything but the agreement. */
async function fillIn({ name, email }: { name: string; email: string }): Promise<void> {
  await fill(await screen.findByRole('textbox', { name: 'Name' }), name);
  await fill(screen.getByRole('textbox', { name: 'Email' }), email);
  await fill(screen.getByLabelText('Password'), 'quiet thermals');
  await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('01041990');
  await userEvent.click(screen.getByRole('button', { name: /Gender/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Female' }));
}

async function agree(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

async function logIn(email: string, password: string): Promise<void> {
  await fill(await screen.findByRole('textbox', { name: 'Email' }), email);
  await fill(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a lost connection does not mark the input as wrong', async () => {
  renderRoute('/auth/recover-password', { api: server.api });
  await fill(await screen.findByRole('textbox', { name: 'Email' }), 'jo@example.org');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('You are offline')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('alert').textContent).toContain('may not be saved');
  expect(main.getByRole('textbox', { name: 'Email' })).toBeValid();
});

test('reports that the server does not respond, keeps the input and can be sent again', async () => {
  const { api, email } = await server.signUp();
  await signOut(api);
  const { router } = renderRoute('/auth/log-in', { api });
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.spyOn(console, 'info').mockReturnValue();
  await logIn(email, 'quiet thermals');
  expect(await screen.findByText(/did not respond.*try again/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  network.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.href).toBe('/'));
});
