import { expect, test } from 'vitest';
import { ApiError, requestError, responseError } from './errors.js';

test.each([
  {
    why: 'a sentence and a code',
    status: 403,
    body: { detail: 'This flight belongs to another pilot.', code: 'NOT_OWNER' },
    expected: { code: 'NOT_OWNER', message: 'This flight belongs to another pilot.', fields: {} },
  },
  {
    why: 'field errors',
    status: 422,
    body: {
      detail: [
        { loc: ['email'], msg: 'This is no address.', type: 'format' },
        { loc: ['search_items', 0, 'key'], msg: 'Unknown.', type: 'enum' },
      ],
    },
    expected: {
      code: 'format',
      message: 'This is no address. Unknown.',
      fields: { email: 'This is no address.', 'search_items.0.key': 'Unknown.' },
    },
  },
  {
    why: 'field errors of a server that says where the value was',
    status: 422,
    body: { detail: [{ loc: ['body', 'name'], msg: 'Too short.', type: 'minLength' }] },
    expected: { code: 'minLength', message: 'Too short.', fields: { name: 'Too short.' } },
  },
  {
    why: 'a file that cannot be read',
    status: 422,
    body: { detail: [{ loc: ['file'], msg: 'This is no IGC file.', type: 'NOT_IGC' }] },
    expected: {
      code: 'NOT_IGC',
      message: 'This is no IGC file.',
      fields: { file: 'This is no IGC file.' },
    },
  },
  {
    why: 'a refused grant',
    status: 400,
    body: { error: 'invalid_grant', error_description: 'The password is wrong.' },
    expected: { code: 'invalid_grant', message: 'The password is wrong.', fields: {} },
  },
  {
    why: 'a refused grant without a sentence',
    status: 400,
    body: { error: 'invalid_grant' },
    expected: { code: 'invalid_grant', message: 'invalid_grant', fields: {} },
  },
  {
    why: 'a sentence as error',
    status: 400,
    body: { error: 'The file is there already.', error_description: 'See flight 3.' },
    expected: {
      code: 'The file is there already.',
      message: 'The file is there already.',
      fields: {},
    },
  },
  {
    why: 'a sentence without a code',
    status: 409,
    body: { detail: 'Someone changed this flight.' },
    expected: { code: 'UNCODED', message: 'Someone changed this flight.', fields: {} },
  },
  {
    why: 'the page of a proxy',
    status: 502,
    body: '<html>Bad gateway</html>',
    expected: { code: 'HTTP', message: 'The server returned status 502.', fields: {} },
  },
  {
    why: 'an object of another kind',
    status: 500,
    body: { detail: [{ msg: 1 }] },
    expected: { code: 'HTTP', message: 'The server returned status 500.', fields: {} },
  },
])('folds $why', ({ status, body, expected }) => {
  const error = responseError(new Response(null, { status }), body);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...expected, status, body });
});

test.each([
  { why: 'no connection', cause: new TypeError('fetch failed'), code: 'NETWORK' },
  { why: 'given up', cause: new DOMException('', 'AbortError'), code: 'CANCELLED' },
  { why: 'out of time', cause: new DOMException('', 'TimeoutError'), code: 'TIMEOUT' },
  { why: 'no JSON', cause: new SyntaxError('<'), code: 'UNREADABLE' },
])('converts a call without a response: $why', ({ cause, code }) => {
  expect(requestError(cause)).toMatchObject({ status: 0, code, cause });
});
