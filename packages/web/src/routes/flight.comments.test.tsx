import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
let fan: TestUser;
let flight: number;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ada Aalto' });
  fan = await server.signUp({ name: 'Ben Bergmann' });
});

beforeEach(async () => {
  flight = (await fly(pilot.api)).id;
});
afterEach(() => localStorage.clear());

const open = ({ api }: Pick<TestUser, 'api'>, hash = '') =>
  renderRoute(`/flight/${flight}${hash}`, { api, now: EVENING });
const write = (
  { api }: TestUser,
  comment: string,
  more: { parent_id?: number; pinned?: true } = {},
) =>
  unwrap(
    api.POST('/comment/flight/{id}', {
      params: { path: { id: flight } },
      body: { comment, ...more },
    }),
  );
const stored = () =>
  unwrap(server.api.GET('/comment/flight/{id}', { params: { path: { id: flight } } }));
const box = (name = 'Write a comment') => screen.findByRole('textbox', { name });
const commentBy = (name: string) => screen.findByRole('article', { name: `Comment by ${name}` });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('a comment is written, answered, edited and deleted', async () => {
  const { unmount } = open(fan);
  await userEvent.type(await box(), 'Well flown!');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  const own = await commentBy('Ben Bergmann');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await stored()).toHaveLength(1);
  await userEvent.click(within(own).getByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const editing = await box('Edit comment');
  await userEvent.clear(editing);
  await userEvent.type(editing, 'Very well flown!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Very well flown!')).toBeVisible();
  unmount();

  const pilots = open(pilot);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer Ben Bergmann' }));
  await userEvent.type(await box('Answer Ben Bergmann'), 'Thanks!');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0]!);
  expect(await commentBy('Ada Aalto')).toHaveTextContent('Thanks!');
  pilots.unmount();

  open(fan);
  const first = await commentBy('Ben Bergmann');
  await userEvent.click(within(first).getByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('This comment was removed.')).toBeVisible();
  expect(await commentBy('Ada Aalto')).toBeVisible();
});

test('a mention is chosen with the keyboard, and links to the user', async () => {
  open(fan);
  const field = await box();
  await userEvent.type(field, 'Hello @ada');
  const list = await screen.findByRole('listbox', { name: 'Pilots to mention' });
  const option = within(list).getByRole('option', { name: 'Ada Aalto' });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('Hello @Ada Aalto ');
  await userEvent.type(field, 'and https://example.org.');
  await send();
  const comment = await commentBy('Ben Bergmann');
  expect(within(comment).getByRole('link', { name: '@Ada Aalto' })).toHaveAttribute(
    'href',
    `/user/${pilot.id}`,
  );
  const link = within(comment).getByRole('link', { name: 'https://example.org' });
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect((await stored())[0]?.comment).toBe(`Hello @[${pilot.id}] and https://example.org.`);
});

test('a draft survives a failed attempt and a reload, and is sent once', async () => {
  const { unmount } = open(fan);
  await userEvent.type(await box(), 'Well flown!');
  unmount();
  const again = open(fan);
  expect(await box()).toHaveValue('Well flown!');
  const { db } = server.server.services;
  await db
    .updateTable('user')
    .set({ comments_allowed: false })
    .where('id', '=', pilot.id)
    .execute();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('closed the comments');
  again.unmount();
  await db.updateTable('user').set({ comments_allowed: true }).where('id', '=', pilot.id).execute();
  open(fan);
  expect(await box()).toHaveValue('Well flown!');
  await send();
  await commentBy('Ben Bergmann');
  await waitFor(async () => expect(await box()).toHaveValue(''));
  expect(await stored()).toHaveLength(1);
});

test('a reaction is chosen, changed and taken back', async () => {
  await write(pilot, 'First 500 km.', { pinned: true });
  open(fan);
  const comment = await commentBy('Ada Aalto');
  expect(comment).toHaveTextContent('Description');
  await userEvent.click(within(comment).getByRole('button', { name: 'React' }));
  await userEvent.click(await screen.findByRole('button', { name: '👏' }));
  const own = await within(comment).findByRole('button', { name: '👏 Ben Bergmann' });
  expect(own).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(comment).getByRole('button', { name: 'React' }));
  expect(await screen.findByRole('searchbox', { name: 'Search emoji' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '🎉' }));
  const changed = await within(comment).findByRole('button', { name: '🎉 Ben Bergmann' });
  await waitFor(async () => expect((await stored())[0]?.reaction[0]?.value).toBe('🎉'));
  await userEvent.click(changed);
  await waitFor(async () => expect((await stored())[0]?.reaction).toEqual([]));
});

test('the pilot hides a comment and describes the flight', async () => {
  await write(fan, 'Rude');
  const { unmount } = open(pilot);
  const comment = await commentBy('Ben Bergmann');
  await userEvent.click(within(comment).getByRole('button', { name: /^More actions/ }));
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide from others' }));
  expect(await screen.findByText('Hidden from others')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a description' }));
  await userEvent.type(await box('Add a description'), 'First 500 km.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' })[0]!);
  expect(await commentBy('Ada Aalto')).toHaveTextContent('First 500 km.');
  expect(screen.queryByRole('button', { name: 'Add a description' })).toBeNull();
  unmount();
  open(server);
  expect(await commentBy('Ada Aalto')).toBeVisible();
  expect(screen.queryByText('Rude')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in to comment' })).toBeVisible();
});

test('a comment that a moderator hid is not offered to the pilot to show again', async () => {
  await write(fan, 'Rude');
  const { db } = server.server.services;
  await db.updateTable('comment').set({ hidden: true, hidden_by_moderator: true }).execute();
  open(pilot);
  const comment = await commentBy('Ben Bergmann');
  await userEvent.click(within(comment).getByRole('button', { name: /^More actions/ }));
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Show to everyone' })).toBeNull();
});

test('closed comments can be read', async () => {
  await write(fan, 'Well flown!');
  const params = { path: { id: flight } };
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', { params, body: { comments_allowed: false } }),
  );
  open(fan);
  expect(await commentBy('Ben Bergmann')).toBeVisible();
  expect(screen.getByText('Comments on this flight are closed.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
});

test('closed comments are open to the co-pilot', async () => {
  const { db } = server.server.services;
  await db
    .updateTable('any_flight')
    .set({ co_user_id: fan.id, comments_allowed: false })
    .where('id', '=', flight)
    .execute();
  open(fan);
  expect(await box()).toBeVisible();
  expect(screen.getByText('Comments on this flight are closed.')).toBeVisible();
});

test('an address with a comment focuses it', async () => {
  await write(fan, 'One');
  const { id } = await write(pilot, 'Two');
  open(fan, `#comment-${id}`);
  const comment = await commentBy('Ada Aalto');
  await waitFor(() => expect(comment).toHaveFocus());
});
