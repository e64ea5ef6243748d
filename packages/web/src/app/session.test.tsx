import { browserTokenStore, createApi, type StoredToken } from '@cloudstreet/sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAccount } from './session.js';

const KEY = 'cloudstreet.token';
const TOKEN: StoredToken = {
  token_type: 'Bearer',
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  scope: '',
  created: 1_800_000_000,
};

beforeEach(() => localStorage.clear());

test('the account follows logging in and out, here and in another tab', async () => {
  const { api, send } = renderAccount();
  expect(screen.getByText('signed out')).toBeVisible();
  expect(send).not.toHaveBeenCalled();

  act(() => api.session.store.set(TOKEN));
  expect(await screen.findByText('Jo Ek')).toBeVisible();
  act(() => api.session.end());
  expect(screen.getByText('signed out')).toBeVisible();

  changeInOtherTab(JSON.stringify(TOKEN));
  expect(await screen.findByText('Jo Ek')).toBeVisible();
  changeInOtherTab(null);
  expect(screen.getByText('signed out')).toBeVisible();
});

test('an unknown account does not count as signed out', async () => {
  localStorage.setItem(KEY, JSON.stringify(TOKEN));
  renderAccount();
  expect(screen.getByText('unknown')).toBeVisible();
  expect(await screen.findByText('Jo Ek')).toBeVisible();
});

test('removed listeners are no longer called', () => {
  const { api, unmount } = renderAccount();
  unmount();
  const complaints = vi.spyOn(console, 'error');
  act(() => api.session.store.set(TOKEN));
  expect(complaints).not.toHaveBeenCalled();
  expect(screen.queryByText('Jo Ek')).toBeNull();
});

function renderAccount() {
  const send = vi.fn(async () => Response.json({ id: 3, name: 'Jo Ek' }));
  const api = createApi({
    baseUrl: 'http://cloud.test',
    tokenStore: browserTokenStore(KEY),
    fetch: send,
    now: () => TOKEN.created,
  });
  function Account() {
    const account = useAccount(api);
    return <p>{account === undefined ? 'unknown' : (account?.name ?? 'signed out')}</p>;
  }
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <Account />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { api, send, unmount };
}

function changeInOtherTab(token: string | null): void {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: token })));
}
