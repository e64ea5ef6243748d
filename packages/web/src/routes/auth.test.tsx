import { signIn, signOut, unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

test('logging in leads back to where one came from', async () => {
  const { api, email } = await server.signUp({ name: 'Ana Ruiz' });
  await signOut(api);
  const { router } = renderRoute('/upload', { api });
  await logIn(email, 'quiet thermals');
  expect(await screen.findByRole('heading', { name: 'Upload flights' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/upload');
});

test('a wrong password is said in the form and by a toast, and nobody is sent away', async () => {
  const { api, email } = await server.signUp();
  await signOut(api);
  const { router } = renderRoute('/auth/log-in', { api });
  await logIn(email, 'rough thermals');
  expect(await screen.findByText('Log-in failed')).toBeVisible();
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
  expect(await screen.findByText('Log-in failed')).toBeVisible();
  const form = screen.getByRole('button', { name: 'Log in' }).closest('form')!;
  expect(within(form).getByText(wait)).toBeVisible();
  expect(router.state.location.pathname).toBe('/auth/log-in');
});

test('a lost session is said, and the log-in page leads back', async () => {
  const { api } = await server.signUp();
  const stored = api.session.store.get()!;
  await unwrap(api.POST('/auth/logout'));
  api.session.store.set({ ...stored, refresh_token: 'spent' });
  const { router } = renderRoute('/flight?contest=triangle', { api });
  expect(await screen.findByText('Session expired')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/log-in'));
  expect(router.state.location.search).toEqual({ redirect: '/flight?contest=triangle' });
});

test('signing up asks for what is missing, then logs in', async () => {
  const { api } = await startFresh();
  const { router } = renderRoute('/auth/sign-up?redirect=/flight', { api });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'JO VAN EK');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'jo@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'quiet thermals');
  await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('01041990');
  const submit = screen.getByRole('button', { name: 'Create account' });
  await userEvent.click(submit);
  expect(await screen.findByText(/Please do not use only caps/)).toBeVisible();

  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Jo van Ek');
  await userEvent.click(submit);
  expect(await screen.findByText('Please agree to the terms')).toBeVisible();

  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(submit);
  expect(await screen.findByText('Welcome, Jo van Ek')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/flight'));
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
});

test("the server's objections stand beside their fields", async () => {
  const { email } = await server.signUp();
  const { api } = await startFresh();
  renderRoute('/auth/sign-up', { api });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Jo van Eken');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.type(screen.getByLabelText('Password'), 'quiet thermals');
  await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('01041990');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Please check your form inputs')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid();
});

test('the one-time link makes a superuser of whoever opens it logged in', async () => {
  const { superuserLink } = server.server;
  const path = new URL(superuserLink!).pathname;
  const visitor = renderRoute(path, { api: server.api });
  const logInLink = await screen.findAllByRole('link', { name: 'Log in' });
  expect(logInLink.some((link) => link.getAttribute('href')?.includes(path))).toBe(true);
  visitor.unmount();

  const { api } = await server.signUp({ name: 'Mara Voss' });
  renderRoute(path, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Become superuser' }));
  expect(await screen.findByRole('heading', { name: 'Mara Voss is now superuser' })).toBeVisible();
});

test('a link that was used up says so', async () => {
  const { api } = await server.signUp();
  renderRoute('/auth/superuser/spent', { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Become superuser' }));
  expect(
    await screen.findByRole('heading', { name: 'This link is not valid any more' }),
  ).toBeVisible();
});

/** A client of the same server without an account. */
async function startFresh() {
  const { api } = await server.signUp();
  await signOut(api);
  return { api };
}

async function logIn(email: string, password: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}
