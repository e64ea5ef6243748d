import { uploadStory } from '@cloudstreet/sdk';
import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fill } from '../testing/fill.js';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';
import { sampleImage } from '../testing/sample-image.js';

let server: TestApi;
let pilot: TestUser;
let flightId: number;

beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ana Ruiz' });
  const { id, takeoff_time: takeoff = '' } = await fly(pilot.api);
  flightId = id;
  const at = (minutes: number) => new Date(Date.parse(takeoff) + minutes * 60_000).toISOString();
  await uploadStory(pilot.api, id, sampleImage(1), { comment: 'Late', startTime: at(20) });
  await uploadStory(pilot.api, id, sampleImage(2), { comment: 'Early', startTime: at(5) });
  const other = await server.signUp({ name: 'Ben Aalto' });
  await fly(other.api);
});

test('shows photos of the filtered flights and opens them', async () => {
  const { router } = renderRoute(`/flight/story?user=${pilot.id}`, {
    api: server.api,
    now: EVENING,
  });
  const photos = await screen.findAllByRole('button', {
    name: /Photo \d of the flight of Ana Ruiz/,
  });
  expect(photos).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/flight/gallery');
  await userEvent.click(photos[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Ruiz' }));
  expect(dialog.getByRole('img', { name: 'Early' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(await dialog.findByRole('img', { name: 'Late' })).toBeVisible();
  expect(dialog.getByText('2 of 2')).toBeVisible();
  await userEvent.click(dialog.getByRole('link', { name: 'View flight' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/flight/${flightId}`));
});

test('reports that there are no photos', async () => {
  renderRoute('/flight/gallery?season=2019', { api: server.api, now: EVENING });
  expect(await screen.findByText('No photos here')).toBeVisible();
});

test('a pilot adds a photo, writes its caption and deletes it', async () => {
  renderRoute(`/flight/${flightId}`, { api: pilot.api, now: EVENING });
  const file = new File([sampleImage(3)], 'wave.png', { type: 'image/png' });
  const broken = new File(['MZ'], 'program.jpg', { type: 'image/jpeg' });
  await screen.findByText('Add photos or short videos');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input!, [broken, file]);
  expect(await screen.findByText(/This image cannot be read/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss program.jpg' }));

  await userEvent.click(await screen.findByRole('button', { name: /Photo without a caption/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Caption and time' }));
  const form = within(await screen.findByRole('dialog', { name: 'Caption and time' }));
  await fill(form.getByRole('textbox', { name: /^Caption/ }), 'Wave <b>');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos and videos' }));
  expect(await viewer.findByRole('img', { name: 'Wave <b>' })).toBeVisible();

  await userEvent.click(viewer.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Wave <b>' })).toBeNull());
});

test('others see the photos but cannot add any', async () => {
  renderRoute(`/flight/${flightId}`, { api: server.api, now: EVENING });
  expect(await screen.findByRole('button', { name: /Early/ })).toBeVisible();
  expect(screen.queryByText('Add photos or short videos')).toBeNull();
});
