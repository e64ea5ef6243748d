import { startTestApi, type TestApi, type TestUser } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let pilot: TestUser;
let flightId: number;
beforeAll(async () => {
  server = await startTestApi({ clock: EVENING });
  pilot = await server.signUp({ name: 'Ida Holm' });
  flightId = (await fly(pilot.api)).id;
}, 120_000);

const year = EVENING().getUTCFullYear();
const open = (path: string) => renderRoute(path, { api: server.api, now: EVENING });

test('the page of a pilot leads to the year in review', async () => {
  open(`/user/${pilot.id}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Year in review' }));
  const title = { level: 1, name: `Ida Holm in ${year}` };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  const months = screen.getByRole('table', { name: 'Totals by month' });
  expect(within(months).getAllByRole('row')).toHaveLength(13);
  expect(within(months).getAllByRole('link')).toHaveLength(1);
  const best = screen.getByText('Farthest').closest('li')!;
  expect(within(best).getByRole('link')).toHaveAttribute('href', `/flight/${flightId}`);
  const picture = screen.getByRole('img', { name: /^Ida Holm in/ });
  expect(picture).toHaveAttribute('src', `/user/${pilot.id}/year/${year}/card.jpg?language=en-gb`);
});

test('the address of the year can be copied', async () => {
  // Brings a clipboard, which jsdom has not.
  const user = userEvent.setup();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open(`/user/${pilot.id}/year/${year}`);
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(written).toHaveBeenCalledWith(
    new URL(`/user/${pilot.id}/year/${year}`, window.location.href).href,
  );
});

test('a year without flights leads to the others', async () => {
  open(`/user/${pilot.id}/year/1999`);
  expect(await screen.findByText('No flights in 1999.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Year/ }));
  await userEvent.click(await screen.findByRole('option', { name: String(year) }));
  expect(await screen.findByText('Best of the year')).toBeVisible();
});

test.each(['year/26', 'year/3000'])('an unknown year is not found: %s', async (page) => {
  open(`/user/${pilot.id}/${page}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: /not found|does not exist/i }),
  ).toBeVisible();
});
