import { unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';
import { createSuperuserClaim } from './superuser-claim.js';

test('the link of the first start makes one superuser, once', async () => {
  const { server, signUp } = await startTestApi();
  const { db } = server.services;
  const token = server.superuserLink?.split('/').at(-1) ?? '';
  const [first, second] = [await signUp(), await signUp()];
  const claim = (user: typeof first, value: string) =>
    unwrap(user.api.POST('/auth/superuser/{token}', { params: { path: { token: value } } }));

  await expect(claim(first, 'guessed')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const results = await Promise.allSettled([claim(first, token), claim(second, token)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(claim(second, token)).rejects.toMatchObject({ status: 404 });
  const superusers = await db
    .selectFrom('user')
    .where('is_superuser', '=', true)
    .select('id')
    .execute();
  expect(superusers).toHaveLength(1);
});

test('there is no further link once there is a superuser', async () => {
  const { server, signUp } = await startTestApi();
  const { db, clock } = server.services;
  const { id } = await signUp();
  expect(await createSuperuserClaim(db, clock())).toBeDefined();
  await db.updateTable('user').set({ is_superuser: true }).where('id', '=', id).execute();
  expect(await createSuperuserClaim(db, clock())).toBeUndefined();
});
