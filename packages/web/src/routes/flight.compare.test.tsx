import type { FlightDetail } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
let own: FlightDetail;
beforeAll(async () => {
  stubNodeBytes();
  server = await startTestApi({ clock: EVENING });
  own = await fly((await server.signUp()).api);
});

const flyAs = async (name: string) => fly((await server.signUp({ name })).api);

test('figures are those of the chosen contest, and unknown without a score in it', async () => {
  const [first, second] = [await flyAs('Jo Both'), await flyAs('Kim Free')];
  const path = `/flight/${own.id}?contest=out_return&compare=${first.id},${second.id}`;
  const { router } = renderRoute(path, { api: server.api, now: EVENING });
  const { queryClient } = router.options.context;
  const show = (flight: FlightDetail, contest: FlightDetail['contest']) => {
    const { queryKey } = flightQueries.detail(server.api, flight.id);
    queryClient.setQueryData(queryKey, { ...flight, contest });
  };
  const table = within(await screen.findByRole('table', { name: 'Compared flights' }));
  await table.findByRole('link', { name: 'Jo Both' });
  await table.findByRole('link', { name: 'Kim Free' });
  const contests = structuredClone(first.contest);
  for (const one of contests) {
    const isChosen = one.name === 'out_return';
    Object.assign(one, isChosen ? { distance: 222, speed: 55 } : { distance: 333, speed: 66 });
  }
  show(first, contests);
  show(
    second,
    second.contest.filter(({ name }) => name === 'free'),
  );
  const row = table.getByRole('row', { name: /^Jo Both/ });
  await waitFor(() => expect(row).toHaveTextContent(/222.*55/));
  expect(table.getByRole('row', { name: /^Kim Free/ })).toHaveTextContent(/––$/);
  const note = 'Distance and speed in the contest';
  expect(screen.getByText(new RegExp(`${note} Out and return\\.$`))).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Free/ }));
  await waitFor(() => expect(row).toHaveTextContent(/333.*66/));
  expect(screen.getByText(new RegExp(`${note} Free\\.$`))).toBeVisible();
});

test('a flight keeps its colour when another is removed, and a new one gets a free colour', async () => {
  const others = [await flyAs('Ann First'), await flyAs('Ben Second'), await flyAs('Cy Third')];
  const compare = others.map(({ id }) => id).join(',');
  renderRoute(`/flight/${own.id}?compare=${compare}`, { api: server.api, now: EVENING });
  const table = within(await screen.findByRole('table', { name: 'Compared flights' }));
  const colorOf = (name: string) => {
    const row = table.getByRole('row', { name: new RegExp(`^${name}`) });
    return row.querySelector('[style]')!.getAttribute('style');
  };
  await table.findByRole('link', { name: 'Cy Third' });
  await table.findByRole('link', { name: 'Ben Second' });
  await table.findByRole('link', { name: 'Ann First' });
  const names = ['Ann First', 'Ben Second', 'Cy Third'];
  const before = names.map(colorOf);
  expect(new Set(before).size).toBe(3);
  await userEvent.click(table.getByRole('button', { name: /^Remove Ann First/ }));
  await waitFor(() => expect(table.queryByRole('row', { name: /^Ann First/ })).toBeNull());
  expect(names.slice(1).map(colorOf)).toEqual(before.slice(1));
  const choice = screen.getByRole('button', { name: 'Flights of the same day' });
  if (choice.getAttribute('aria-expanded') !== 'true') await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ann First/ }));
  await table.findByRole('row', { name: /^Ann First/ });
  expect(names.map(colorOf)).toEqual(before);
});
