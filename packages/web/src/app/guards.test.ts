import { createApi, memoryTokenStore } from '@cloudstreet/sdk';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { AppContext } from './context.js';
import { FramedError, forbidFrames, requireSignIn } from './guards.js';

const TOKEN = {
  token_type: 'Bearer',
  access_token: 'a',
  refresh_token: 'r',
  expires_in: 3600,
  scope: '',
  created: 0,
} as const;

test('a page in a frame is not shown', () => {
  const page = { self: 'inner', top: 'outer' } as unknown as Window;
  expect(() => forbidFrames(page)).toThrow(FramedError);
});

test('a page of its own stays', () => {
  expect(() => forbidFrames(window)).not.toThrow();
});

test('a visitor is sent to log in and back again', () => {
  const redirect = redirectOf(() => requireSignIn(contextWith(undefined), '/upload'));
  expect(redirect).toMatchObject({ to: '/auth/log-in', search: { redirect: '/upload' } });
});

test('who is signed in stays', () => {
  expect(redirectOf(() => requireSignIn(contextWith(TOKEN), '/upload'))).toBeUndefined();
});

function contextWith(token: typeof TOKEN | undefined): AppContext {
  return { api: createApi({ tokenStore: memoryTokenStore(token) }) } as AppContext;
}

/** Where the guard sends to; `undefined` where it lets pass. */
function redirectOf(guard: () => void): unknown {
  try {
    guard();
    return undefined;
  } catch (error) {
    if (isRedirect(error)) return error.options;
    throw error;
  }
}
