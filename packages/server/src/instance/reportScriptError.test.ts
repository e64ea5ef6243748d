import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

const FAILED = { kind: 'error', message: 'TypeError: x is undefined' } as const;

let testApi: TestApi;
beforeAll(async () => {
  testApi = await startTestApi();
});

test('logs errors of pages without personal data', async () => {
  const { api, server } = testApi;
  const warn = listen(server);
  const body = {
    ...FAILED,
    message: 'No response for jo.doe@example.org',
    stack: 'at https://cloud.test/auth/reset-password/secret',
    file: '/assets/index-a1b2.js',
    page: '/flight/$flight',
    version: '1.0.0',
  };
  await unwrap(api.POST('/instance/script-error', { body }));
  expect(warn.mock.calls).toEqual([
    [
      {
        scriptError: {
          ...body,
          message: 'No response for …',
          stack: 'at https://cloud.test/auth/reset-password/…',
        },
      },
      'error in a page',
    ],
  ]);
});

test('logs nothing if the operator turns it off', async () => {
  const { api, server } = await startTestApi({ config: { scriptErrors: false } });
  const warn = listen(server);
  expect(await unwrap(api.GET('/instance'))).toMatchObject({ script_errors: false });
  await unwrap(api.POST('/instance/script-error', { body: FAILED }));
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  { why: 'a message without end', body: { ...FAILED, message: 'x'.repeat(501) } },
  { why: 'a stack without end', body: { ...FAILED, stack: 'x'.repeat(4001) } },
  { why: 'the address of a page', body: { ...FAILED, page: '/search?name=Jo' } },
  { why: 'a script of another site', body: { ...FAILED, file: 'https://example.org/x.js' } },
  { why: 'anything else', body: { ...FAILED, user_id: 3 } },
])('refuses $why', async ({ body }) => {
  const call = unwrap(testApi.api.POST('/instance/script-error', { body }));
  await expect(call).rejects.toMatchObject({ status: 422 });
});

test('limits reports to ten per address and minute', async () => {
  const { api } = await startTestApi({ config: { rateLimit: true } });
  const report = () => api.POST('/instance/script-error', { body: FAILED });
  for (let count = 0; count < 10; count += 1) expect((await report()).response.status).toBe(204);
  const { response } = await report();
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
});

function listen({ services }: TestApi['server']) {
  return vi.spyOn(services.log, 'warn');
}
