import { unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';

test('lists confirmed clubs by id, in pages and by filters', async () => {
  const { api, signUp, server } = await startTestApi();
  await signUp({ clubName: 'Aero Club' });
  await signUp({ clubName: 'Wave Club' });
  await server.services.db
    .insertInto('club')
    .values({ name: 'Invented Club', confirmed: false })
    .execute();
  const list = (query: {
    id_in?: number[];
    country_id_in?: string[];
    skip?: number;
    limit?: number;
  }) => unwrap(api.GET('/club', { params: { query } }));
  const all = await list({});
  const names = all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Aero Club', 'Wave Club']));
  expect(names).not.toContain('Invented Club');
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(await list({ skip: 1, limit: 1 })).toEqual([all[1]]);
  const wave = all.find(({ name }) => name === 'Wave Club');
  expect(await list({ id_in: [wave?.id ?? 0] })).toEqual([wave]);
  expect(await list({ country_id_in: ['IS'] })).toEqual([]);
});
