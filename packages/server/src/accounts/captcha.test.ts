import { type ApiError, unwrap } from '@cloudstreet/sdk';
import type { SuccessBody } from '@cloudstreet/sdk/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../testing/start-test-api.js';

const UNSOLVED = {
  status: 422,
  fields: { captcha: 'Please solve the captcha to verify you are human.' },
};

type Challenge = SuccessBody<'getCaptcha'>;

let testApi: TestApi;
let count = 0;
beforeAll(async () => {
  testApi = await startTestApi({ config: { captcha: true } });
});

function getChallenge(): Promise<Challenge> {
  return unwrap(testApi.api.GET('/auth/captcha'));
}

async function solve(challenge: Challenge): Promise<string> {
  return pack({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

function pack(payload: unknown): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

function create(captcha?: string, fields: { name?: string } = {}) {
  count += 1;
  const body = {
    name: `Jo Sample ${count}`,
    email: `jo${count}@example.org`,
    password: PASSWORD,
    date_of_birth: '1990-05-17',
    ...(captcha !== undefined && { captcha }),
    ...fields,
  };
  return unwrap(testApi.api.POST('/user', { body }));
}

test('the instance reports that it requires captchas', async () => {
  expect(await unwrap(testApi.api.GET('/instance'))).toMatchObject({ captcha: true });
});

test('a solution is valid for one account', async () => {
  const captcha = await solve(await getChallenge());
  await expect(create(captcha)).resolves.toMatchObject({ is_verified: true });
  await expect(create(captcha)).rejects.toMatchObject(UNSOLVED);
});

test('a solution sent with an invalid field can be used again', async () => {
  const captcha = await solve(await getChallenge());
  const wrong = (await create(captcha, { name: 'ALL CAPITALS' }).catch(
    (error: unknown) => error,
  )) as ApiError;
  expect(Object.keys(wrong.fields)).toEqual(['name']);
  await expect(create(captcha)).resolves.toMatchObject({ is_verified: true });
});

test.each([
  { why: 'none', captcha: async () => undefined },
  { why: 'none that can be read', captcha: async () => 'solved!' },
  { why: 'an empty one', captcha: async () => pack({}) },
  { why: 'one of null', captcha: async () => pack(null) },
  {
    why: 'one that was not worked for',
    captcha: async () =>
      pack({
        challenge: await getChallenge(),
        solution: { counter: 1, derivedKey: '00'.repeat(32), time: 1 },
      }),
  },
  {
    why: 'one that was made easier',
    captcha: async () => {
      const { parameters, signature } = await getChallenge();
      return solve({ parameters: { ...parameters, keyPrefix: '00' }, signature });
    },
  },
  {
    why: 'one that would last longer',
    captcha: async () => {
      const { parameters, signature } = await getChallenge();
      return solve({ parameters: { ...parameters, expiresAt: 4_000_000_000 }, signature });
    },
  },
])('refuses $why', async ({ captcha }) => {
  await expect(create(await captcha())).rejects.toMatchObject(UNSOLVED);
});

test('requests for links need a captcha if not logged in', async () => {
  const ask = (captcha?: string) =>
    unwrap(
      testApi.api.POST('/auth/recover-password/{email}', {
        params: { path: { email: 'jo@example.org' } },
        body: captcha === undefined ? {} : { captcha },
      }),
    );
  await expect(ask()).rejects.toMatchObject(UNSOLVED);
  await expect(ask(await solve(await getChallenge()))).resolves.toEqual({
    msg: expect.any(String),
  });
});
