import { createApi, type Flight } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { openList } from './open-list.js';

const page = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: first + i, status: 'valid' }) as Flight);

let asked: string[];
let client: QueryClient;
const api = createApi({
  baseUrl: 'http://cloud.test',
  fetch: async ({ url }) => {
    asked.push(new URL(url).search);
    return Response.json(page(1, 100));
  },
});
const options = flightQueries.list(api, { season_in: [2026] });

beforeEach(() => {
  asked = [];
  client = new QueryClient();
});

function rememberList(seconds: number): void {
  const pages = [page(1, 100), page(101, 100), page(201, 7)];
  client.setQueryData(
    options.queryKey,
    { pages, pageParams: [0, 100, 200] },
    { updatedAt: Date.now() - seconds * 1000 },
  );
}

const flights = () => client.getQueryData(options.queryKey)?.pages.flat().length;

test('shows a list loaded within 300 seconds again', () => {
  rememberList(290);
  openList(client, options);
  expect(flights()).toBe(207);
  expect(asked).toEqual([]);
});

test('clears an older list and loads its first page', async () => {
  rememberList(301);
  openList(client, options);
  expect(flights()).toBeUndefined();
  await vi.waitFor(() => expect(flights()).toBe(100));
  expect(asked).toEqual(['?season_in=2026&skip=0&limit=100']);
});

test('other parameters make another list', async () => {
  rememberList(0);
  openList(client, flightQueries.list(api, { season_in: [2025] }));
  await vi.waitFor(() => expect(asked).toEqual(['?season_in=2025&skip=0&limit=100']));
});
