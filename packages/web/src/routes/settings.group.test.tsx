import { unwrap } from '@cloudstreet/sdk';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { renderRoute } from '../testing/render-route.js';
import { sampleImage } from '../testing/sample-image.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});

const groupsOf = (id: number) =>
  unwrap(server.api.GET('/usergroup', { params: { query: { user_id_in: [id] } } }));

test('creates a group, adds pilots, transfers and leaves it', async () => {
  const { api, id } = await server.signUp({ name: 'Olga Sample' });
  const mate = await server.signUp({ name: 'Mika Wolkenried' });
  const { router } = renderRoute('/settings/group', { api });
  expect(await screen.findByText('You are not in a group yet')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByText('Enter a name for the group.')).toBeVisible();
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Wave camp');
  await fill(screen.getByRole('textbox', { name: /Description/ }), 'In the lee.');
  await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wave camp' })).toBeVisible();
  expect(screen.getByText('In the lee.')).toBeVisible();
  const [group] = await groupsOf(id);
  expect(router.state.location.pathname).toBe(`/settings/group/${group?.id}`);

  await fill(screen.getByRole('combobox', { name: 'Add a pilot' }), 'wolken');
  await userEvent.click(await screen.findByRole('option', { name: /Mika Wolkenried/ }));
  expect(await screen.findByRole('link', { name: 'Mika Wolkenried' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Change the role of Mika Wolkenried' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make manager' }));
  expect(await screen.findByText('Manager')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Leave group' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave Wave camp?' }));
  expect(question.getByText(/becomes its owner/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Leave group' }));
  expect(await screen.findByText('You have left Wave camp')).toBeVisible();
  expect(await screen.findByText('You are not in a group yet')).toBeVisible();
  expect(await groupsOf(id)).toEqual([]);
  expect(await groupsOf(mate.id)).toHaveLength(1);
});

test('the owner sets and removes the image of a group', async () => {
  // There are no images here.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} });
  const { api, id } = await server.signUp();
  const { id: groupId } = await unwrap(api.POST('/usergroup', { body: { name: 'Alps camp' } }));
  renderRoute(`/settings/group/${groupId}`, { api });
  await screen.findByRole('heading', { name: 'Photo' });
  const choose = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(choose, new File([sampleImage(90)], 'us.png', { type: 'image/png' }));
  expect(await screen.findByText('Group photo saved')).toBeVisible();
  expect(await groupsOf(id)).toMatchObject([{ image: expect.stringMatching(/^user\/.+\.jpg$/) }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Group photo removed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  expect((await groupsOf(id))[0]).not.toHaveProperty('image');
});

test('members see all members and can only leave', async () => {
  const owner = await server.signUp({ name: 'Otto Sample' });
  const { api, id } = await server.signUp({ name: 'Mara Sample' });
  const group = await unwrap(owner.api.POST('/usergroup', { body: { name: 'Ridge camp' } }));
  const params = { path: { id: group.id }, query: { user_id: id } };
  await unwrap(owner.api.POST('/usergroup/add/{id}', { params }));
  renderRoute(`/settings/group/${group.id}`, { api });
  expect(await screen.findByRole('link', { name: 'Otto Sample' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave group' })).toBeVisible();
  for (const name of ['Edit group', 'Delete group', 'Remove Mara Sample']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('combobox', { name: 'Add a pilot' })).toBeNull();
});

test('the ranking names the group and can be widened to all pilots', async () => {
  const { api } = await server.signUp();
  const group = await unwrap(api.POST('/usergroup', { body: { name: 'Valley camp' } }));
  const { router } = renderRoute(`/ranking/free?user_group=${group.id}`, { api });
  await userEvent.click(await screen.findByRole('button', { name: /Group: Valley camp/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});
