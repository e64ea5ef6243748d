import { ApiError } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { errorToast } from './error-toast.js';

test.each([
  {
    why: 'a lost connection',
    status: 0,
    code: 'NETWORK',
    online: false,
    title: 'error.offline.title',
  },
  { why: 'no response while online', status: 0, code: 'NETWORK', online: true, title: undefined },
  { why: 'a cancelled call', status: 0, code: 'CANCELLED', online: false, title: undefined },
  { why: 'a redirect', status: 304, code: 'HTTP', online: true, title: undefined },
  {
    why: 'an expired token',
    status: 401,
    code: 'UNAUTHORIZED',
    online: true,
    title: 'error.session.title',
  },
  {
    why: 'a refused grant',
    status: 400,
    code: 'invalid_grant',
    online: true,
    title: 'error.session.title',
  },
  { why: 'something not found', status: 404, code: 'NOT_FOUND', online: true, title: undefined },
  {
    why: 'a forbidden change',
    status: 403,
    code: 'EDIT_LOCKED',
    online: true,
    title: 'error.form.title',
  },
  {
    why: 'a response that is not of this API',
    status: 0,
    code: 'UNREADABLE',
    online: true,
    title: 'error.server.title',
  },
  {
    why: 'a page of a proxy instead of a response, on a connection that is lost',
    status: 0,
    code: 'UNREADABLE',
    online: false,
    title: 'error.server.title',
  },
  { why: 'any other refusal', status: 418, code: 'HTTP', online: true, title: 'error.form.title' },
  { why: 'a failing server', status: 503, code: 'HTTP', online: true, title: 'error.server.title' },
])('$why', ({ status, code, online, title }) => {
  expect(errorToast(new ApiError('Words.', { status, code }), online)?.title).toBe(title);
});

test('only a lost session signs out', () => {
  const expired = errorToast(new ApiError('', { status: 401, code: 'UNAUTHORIZED' }), true);
  const failing = errorToast(new ApiError('', { status: 500, code: 'HTTP' }), true);
  expect(expired?.endsSession).toBe(true);
  expect(failing?.endsSession).toBeUndefined();
});

test('shows the message of the server, or a general one', () => {
  const refused = new ApiError('The flight is locked.', { status: 403, code: 'EDIT_LOCKED' });
  expect(errorToast(refused, true)?.message).toEqual({ text: 'The flight is locked.' });
  const uncoded = new ApiError('The flight is locked.', { status: 409, code: 'UNCODED' });
  expect(errorToast(uncoded, true)?.message).toEqual({ text: 'The flight is locked.' });
  const mute = new ApiError('The server answered with status 418.', { status: 418, code: 'HTTP' });
  expect(errorToast(mute, true)?.message).toBe('error.form.message');
});

test.each([
  { status: 0, code: 'NETWORK', online: false, type: 'warning' },
  { status: 401, code: 'UNAUTHORIZED', online: true, type: 'warning' },
  { status: 422, code: 'enum', online: true, type: 'error' },
  { status: 500, code: 'INTERNAL', online: true, type: 'error' },
])('$status $code is a $type', ({ status, code, online, type }) => {
  expect(errorToast(new ApiError('Words.', { status, code }), online)?.type).toBe(type);
});

test('shows no toast for other errors', () => {
  expect(errorToast(new TypeError('x is undefined'), true)).toBeNull();
});
