import { startTestApi, type TestApi } from '@cloudstreet/server/testing';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../testing/render-route.js';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  vi.stubGlobal('top', {});
});

test.each(['/auth/log-in?redirect=/flight', '/Auth/log-in', '/auth/sign-up', '/upload'])(
  '%s in a frame shows nothing but the way out',
  async (path) => {
    const { api } = await server.signUp();
    renderRoute(path, { api });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This page opens only on its own',
    );
    const link = screen.getByRole('link', { name: 'Open in a new window' });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  },
);

test('what is public may stand in a frame', async () => {
  renderRoute('/aircraft/1', { api: server.api });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('AS 33');
});
