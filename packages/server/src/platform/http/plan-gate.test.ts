import { document, type OperationId } from '@cloudstreet/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakePaddle, startFakePaddle } from '../../testing/start-fake-paddle.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

/** Operations that need a plan; a change here is a change of the product's rules. */
const PLANS: Partial<Record<OperationId, string>> = {
  getFlightCoach: 'premium',
  getFlightDay: 'premium',
  getTerrainTile: 'premium',
  getPremiumMapLayerTile: 'premium',
  createCompetition: 'premium',
  createChampionship: 'premium',
};

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(
    ([method, { operationId: id, 'x-plan': plan, 'x-permission': permission }]) => {
      if (!plan) return [];
      const needsUser = permission !== 'public';
      const called = { method: method.toUpperCase(), path: path.replaceAll(/\{\w+\}/g, '1') };
      return [{ id, plan, needsUser, ...called }];
    },
  ),
);

type Role = 'visitor' | 'user without a plan' | 'early bird' | 'user without payments';

let paddle: FakePaddle;
let paid: TestApi;
let free: TestApi;
let users: Partial<Record<Role, TestUser>>;

beforeAll(async () => {
  paddle = await startFakePaddle(() => new Date());
  paid = await startTestApi({ config: { paddle: paddle.config } });
  free = await startTestApi();
  users = {
    'user without a plan': await paid.signUp(),
    'early bird': await paid.signUp(),
    'user without payments': await free.signUp(),
  };
  await paid.server.services.db
    .updateTable('user')
    .set({ is_early_bird: true })
    .where('id', '=', users['early bird']!.id)
    .execute();
});
afterAll(() => paddle.close());

test('lists all operations that need a plan', () => {
  expect(Object.fromEntries(operations.map(({ id, plan }) => [id, plan]))).toEqual(PLANS);
});

describe.each(operations)('$id ($plan)', ({ method, path, plan, needsUser }) => {
  const call = async ({ url }: TestApi, role: Role) => {
    const token = await users[role]?.api.session.accessToken();
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
    return fetch(`${url}/v1${path}`, { method, headers });
  };

  const refused = needsUser
    ? ['user without a plan' as const]
    : (['visitor', 'user without a plan'] as const);

  test.each(refused)('no %s', async (role) => {
    const response = await call(paid, role);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      detail: expect.stringMatching(new RegExp(`^Requires ${plan}$`, 'i')),
      code: 'PLAN_REQUIRED',
    });
  });

  test('early birds', async () => {
    expect([401, 403]).not.toContain((await call(paid, 'early bird')).status);
  });

  test('every user, without payments', async () => {
    const anyone = needsUser ? 'user without payments' : 'visitor';
    expect([401, 403]).not.toContain((await call(free, anyone)).status);
  });
});
