import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { createApi } from '../client.js';
import type { AircraftKind, SearchHit } from '../models.js';
import { fakeServer, json } from '../testing/fake-server.js';
import { searchQueries } from './search.js';

test('requests a name with the given kinds', async () => {
  const server = fakeServer({ 'POST /v1/search': json(200, []) });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const options = searchQueries.hits(api, { name: ' sam ', kinds: ['user', 'club'], limit: 15 });
  await new QueryClient().fetchQuery(options);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
    search_items: [{ key: 'name', value: 'sam' }],
    documents: 'user,club',
    limit: 15,
  });
});

test("sends the reader's language and units", async () => {
  const server = fakeServer({ 'POST /v1/search': json(200, []) });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const options = searchQueries.hits(api, { name: '500', language: 'de', unit: 'U' });
  await new QueryClient().fetchQuery(options);
  expect(JSON.parse(server.requests[0]?.body ?? '').search_items).toEqual([
    { key: 'name', value: '500' },
    { key: 'language', value: 'de' },
    { key: 'unit', value: 'U' },
  ]);
});

test('suggests points of interest before any input', () => {
  const api = createApi({ baseUrl: 'http://cloud.test' });
  const kinds = ['point_of_interest'] as const;
  expect(searchQueries.hits(api, { name: '', kinds }).enabled).toBe(true);
});

test.each([
  { name: '', enabled: false },
  { name: '  ', enabled: false },
  { name: 's', enabled: true },
])('asks for $name: $enabled', ({ name, enabled }) => {
  const api = createApi({ baseUrl: 'http://cloud.test' });
  expect(searchQueries.hits(api, { name }).enabled).toBe(enabled);
});

test('the kind of a match determines its fields', () => {
  const textOf = (hit: SearchHit): string => {
    expectTypeOf(hit.name).toEqualTypeOf<string>();
    if (hit.index === 'aircraft') {
      expectTypeOf(hit.id).toEqualTypeOf<number>();
      expectTypeOf(hit.kind).toEqualTypeOf<AircraftKind>();
      return `${hit.name}, ${hit.kind}`;
    }
    // @ts-expect-error Other kinds have none.
    expect(hit.kind).toBeUndefined();
    return hit.index === 'point_of_interest' ? hit.geom.coordinates.join(' ') : hit.name;
  };
  expectTypeOf<Extract<SearchHit, { index: 'region' }>['id']>().toEqualTypeOf<string>();
  expect(textOf({ index: 'aircraft', id: 15, name: 'Ventus-3M', kind: 'MG' })).toBe(
    'Ventus-3M, MG',
  );
  expect(textOf({ index: 'region', id: 'DE-SN', name: 'Saxony' })).toBe('Saxony');
});
