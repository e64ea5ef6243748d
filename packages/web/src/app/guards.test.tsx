import { createApi, memoryTokenStore } from '@cloudstreet/sdk';
import type { ShowToast } from '@cloudstreet/ui/controls/Toast';
import { isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { messages } from '../generated/messages/en-gb.js';
import type { AppContext } from './context.js';
import { forbidFrames, requireSignIn } from './guards.js';
import { createToasts } from './toasts.js';

const TOKEN = {
  token_type: 'Bearer',
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  scope: '',
  created: 0,
} as const;

test('a private page in a frame redirects to the home page with a link out of the frame', () => {
  const push = vi.fn<ShowToast>();
  const context = { messages, toasts: { ...createToasts(), push } };
  const page = { self: 'inner', top: 'outer' } as unknown as Window;
  expect(redirectOf(() => forbidFrames(context, '/upload', page))).toMatchObject({ to: '/' });
  expect(push.mock.calls).toEqual([
    [expect.objectContaining({ link: { label: 'Open in a new window', href: '/upload' } })],
  ]);
});

test('a page outside of frames stays', () => {
  const context = { messages, toasts: createToasts() };
  expect(redirectOf(() => forbidFrames(context, '/upload', window))).toBeUndefined();
  expect(context.toasts.isMounted()).toBe(false);
});

test('sends a visitor to log in and back again', () => {
  const redirect = redirectOf(() => requireSignIn(contextWith(undefined), '/upload'));
  expect(redirect).toMatchObject({ to: '/auth/log-in', search: { redirect: '/upload' } });
});

test('a signed-in user stays', () => {
  expect(redirectOf(() => requireSignIn(contextWith(TOKEN), '/upload'))).toBeUndefined();
});

function contextWith(token: typeof TOKEN | undefined): AppContext {
  return { api: createApi({ tokenStore: memoryTokenStore(token) }) } as AppContext;
}

/** Returns the target of the guard's redirect; `undefined` if it lets pass. */
function redirectOf(guard: () => void): unknown {
  try {
    guard();
    return undefined;
  } catch (error) {
    if (isRedirect(error)) return error.options;
    throw error;
  }
}
