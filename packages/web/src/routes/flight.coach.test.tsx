import { startFakePaddle, startTestApi } from '@cloudstreet/server/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EVENING, fly } from '../testing/fly.js';
import { stubNodeBytes } from '../testing/node-bytes.js';
import { renderRoute } from '../testing/render-route.js';

test('the coach needs Premium if plans are offered', async () => {
  stubNodeBytes();
  const paddle = await startFakePaddle(EVENING);
  const shop = await startTestApi({ clock: EVENING, config: { paddle: paddle.config } });
  const flight = await fly((await shop.signUp()).api);
  renderRoute(`/flight/${flight.id}`, { api: shop.api, now: EVENING });
  const coach = within(await screen.findByRole('region', { name: 'Coach' }));
  expect(await coach.findByText('Upgrade to Premium to get the Coach')).toBeVisible();
  expect(coach.getByText('Requires Premium')).toBeVisible();
  expect(coach.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/plans/premium');
  expect(coach.queryByRole('tab')).toBeNull();
  await paddle.close();
});
