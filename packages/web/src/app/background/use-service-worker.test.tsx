import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useServiceWorker } from './use-service-worker.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('reports missing service workers only on the console', async () => {
  vi.stubEnv('PROD', true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderHook(useServiceWorker);
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(warn.mock.calls[0]?.[0]).toBe('The service worker is not supported here.');
});
