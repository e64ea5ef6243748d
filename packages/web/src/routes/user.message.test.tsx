import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

/** Two accounts, made before mails are sent, because their addresses were confirmed by some. */
async function twoPilots(
  name: string,
): Promise<{ sender: TestUser; other: TestUser; sent: unknown[] }> {
  const sent: unknown[] = [];
  const { mailer } = server.server.services;
  Object.assign(mailer, { isSending: false });
  const [sender, other] = [await server.signUp(), await server.signUp({ name })];
  Object.assign(mailer, { isSending: true, send: (mail: unknown) => sent.push(mail) });
  return { sender, other, sent };
}

test('a pilot who accepts messages receives one, and the sender knows that the address is visible', async () => {
  const { sender, other: recipient, sent } = await twoPilots('Otto Thermik');
  await unwrap(recipient.api.PATCH('/user/me', { body: { message_enabled: true } }));
  renderRoute(`/user/${recipient.id}`, { api: sender.api });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }));
  const text = screen.getByRole('textbox', { name: 'Your message' });
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.type(text, 'Too short');
  await userEvent.click(send);
  expect(await screen.findByText('Write at least 10 characters.')).toBeVisible();
  await userEvent.type(text, ', is it not?');
  await userEvent.click(send);
  expect(await screen.findByText('Confirm that your email address will be shared.')).toBeVisible();
  await userEvent.click(
    screen.getByRole('checkbox', { name: /Otto Thermik will see my email address/ }),
  );
  await userEvent.dblClick(send);
  expect(await screen.findByText('Your message has been sent.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    to: recipient.email,
    replyTo: { address: sender.email },
    text: expect.stringContaining('Too short, is it not?'),
  });
});

test('asks before a message is lost by the close button, Escape or going back', async () => {
  const { sender, other } = await twoPilots('Ole Thermik');
  await unwrap(other.api.PATCH('/user/me', { body: { message_enabled: true } }));
  const { router } = renderRoute(`/user/${other.id}`, { api: sender.api });
  const write = () => screen.findByRole('button', { name: 'Write a message' });
  const press = async (name: string) => {
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name }));
  };
  await userEvent.click(await write());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await write());
  const text = await screen.findByRole('textbox', { name: 'Your message' });
  await fill(text, 'Nice flight');
  await userEvent.keyboard('{Escape}');
  await press('Stay');
  void router.navigate({ to: '/flight' });
  await press('Stay');
  expect(text).toHaveValue('Nice flight');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await write()).toBeVisible();
});

test('other pilots receive none, and pilots cannot write to themselves', async () => {
  const { sender, other: closed } = await twoPilots('Ada Thermik');
  const { unmount } = renderRoute(`/user/${closed.id}`, { api: sender.api });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Thermik' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a message' })).toBeNull();
  unmount();

  renderRoute('/settings/profile', { api: closed.api });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /Others can send me messages/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(await unwrap(closed.api.GET('/user/me'))).toMatchObject({ message_enabled: true });
});
