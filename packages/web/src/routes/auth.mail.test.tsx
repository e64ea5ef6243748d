import { createApi, unwrap } from '@cloudstreet/sdk';
import {
  type MailServer,
  startMailServer,
  startTestApi,
  type TestApi,
} from '@cloudstreet/server/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

const PASSWORD = 'quiet thermals';

let mailServer: MailServer;
let server: TestApi;
let count = 0;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestApi({ config: { smtpUrl: mailServer.url, captcha: true } });
});
afterAll(() => mailServer.close());

function newApi() {
  return createApi({ baseUrl: server.url });
}

/** The path of the link in the newest of so many mails. */
async function linkTo(email: string, mails = 1): Promise<string> {
  const { text = '' } = await mailServer.mailTo(email, mails);
  return new URL(/https?:\S+/.exec(text)![0]).pathname;
}

function show(path: string, api = newApi()) {
  return { api, ...renderRoute(path, { api }) };
}

/** The device solves it without the user. */
async function captchaSolved(): Promise<void> {
  expect(await screen.findByText('Done, thank you.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /I am human/ })).toBeChecked();
}

async function signUp(): Promise<string> {
  count += 1;
  const email = `pia${count}@example.org`;
  const { unmount } = show('/auth/sign-up');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), `Pia Strand ${count}`);
  await fill(screen.getByRole('textbox', { name: 'Email' }), email);
  await fill(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('01041990');
  await userEvent.click(screen.getByRole('button', { name: /Gender/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Female' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  const submit = screen.getByRole('button', { name: 'Create account' });
  await captchaSolved();
  await userEvent.click(submit);
  expect(await screen.findByText('An email is on its way')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  unmount();
  return email;
}

async function logIn(email: string, password: string): Promise<void> {
  await fill(await screen.findByRole('textbox', { name: 'Email' }), email);
  await fill(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a new user verifies the address by the link, then logs in', async () => {
  const email = await signUp();
  const early = show('/auth/log-in');
  await logIn(email, PASSWORD);
  expect(await screen.findByText('Please verify your Email first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  early.unmount();

  show(await linkTo(email));
  expect(await screen.findByText('Email verification complete, please log in.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1)!);
  await logIn(email, PASSWORD);
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
});

test('a user with a forgotten password sets a new one by a link', async () => {
  const email = await signUp();
  const asking = show('/auth/log-in');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgotten your password?' }));
  await fill(await screen.findByRole('textbox', { name: 'Email' }), email);
  await captchaSolved();
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('An email is on its way')).toBeVisible();
  asking.unmount();

  const setting = show(await linkTo(email, 2));
  const field = await screen.findByLabelText('New password');
  await fill(field, 'password1');
  const submit = screen.getByRole('button', { name: 'Set password' });
  await userEvent.click(submit);
  expect(await screen.findByText(/too common/)).toBeVisible();
  await userEvent.clear(field);
  await fill(field, 'strong thermals');
  await userEvent.click(submit);
  expect(await screen.findByText('Your password has been changed, please log in.')).toBeVisible();
  setting.unmount();

  show('/auth/log-in');
  await logIn(email, 'strong thermals');
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
});

test.each([
  {
    path: '/auth/verify-email/spent',
    message: 'This link is no longer valid; request a new one.',
  },
  {
    path: '/auth/reset-password/spent',
    message: 'Password recovery link is no longer valid; request a new one.',
  },
])('explains an invalid link and offers another: $path', async ({ path, message }) => {
  show(path);
  if (path.includes('reset')) {
    await fill(await screen.findByLabelText('New password'), 'strong thermals');
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  }
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeVisible();
});

test('changes the address while logged in with the old one', async () => {
  const email = await signUp();
  const confirming = show(await linkTo(email));
  expect(await screen.findByText('Email verification complete, please log in.')).toBeVisible();
  confirming.unmount();
  const { api, router, unmount } = show('/auth/log-in');
  await logIn(email, PASSWORD);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  unmount();
  const newEmail = `new-${email}`;
  const body = { password: PASSWORD, new_email: newEmail };
  await unwrap(api.POST('/auth/request-update-email', { body }));
  const link = await linkTo(newEmail);

  const visitor = show(link);
  expect(await screen.findByText(/Log in with your old email address first/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1)!);
  await logIn(email, PASSWORD);
  expect(await screen.findByText(new RegExp(`You currently log in with ${email}`))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use new address' }));
  expect(await screen.findByText('Your email address has been changed.')).toBeVisible();
  expect(await unwrap(visitor.api.GET('/user/me'))).toMatchObject({ email: newEmail });
});
