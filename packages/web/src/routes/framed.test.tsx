import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  vi.stubGlobal('top', {});
});

test.each([
  '/auth/log-in?redirect=/flight',
  '/Auth/log-in',
  '/auth/sign-up',
  '/upload',
  '/flight/edit/1',
])('%s in a frame redirects to the home page with a link out of the frame', async (path) => {
  const { api } = await server.signUp();
  const { router } = renderRoute(path, { api });
  const notice = within(
    await screen.findByRole('alertdialog', { name: 'Open this page in its own window' }),
  );
  const link = notice.getByRole('link', { name: 'Open in a new window' });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveAttribute('target', '_blank');
  await waitFor(() => expect(router.state.location.href).toBe('/'));
  expect(router.history.length).toBe(1);
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
});

test('public pages may be framed', async () => {
  renderRoute('/aircraft/1', { api: server.api });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('AS 33');
});
