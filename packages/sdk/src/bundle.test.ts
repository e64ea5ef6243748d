import { builtinModules } from 'node:module';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as operations from './operations.js';

/** Client, token store and one operation, as a program would import them. */
const PROGRAM = `
  import { browserTokenStore, createApi, signIn, unwrap } from './index.ts';
  const api = createApi({
    baseUrl: 'https://cloud.test',
    tokenStore: browserTokenStore(),
    fetch: async (request) => Response.json([request.url]),
  });
  globalThis.signIn = () => signIn(api, { email: 'a', password: 'b' });
  globalThis.flights = unwrap(api.GET('/flight', { params: { query: { season_in: [2026] } } }));
`;
const LIMIT_BYTES = 9000;
/** Bytes that the description of one more operation may cost. */
const OPERATION_BYTES = 24;

async function bundle(contents: string, format: 'esm' | 'iife') {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format,
    target: 'es2022',
    platform: 'browser',
    conditions: ['@cloudstreet/source'],
  });
  return { code: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs) };
}

test.each([
  { why: 'client, tokens and one call by path', program: PROGRAM },
  {
    why: 'client, tokens and one operation',
    program: program('createApi', 'call(client, listFlights)'),
  },
])('$why are small', async ({ program: text }) => {
  expect(await compressedBytes(text)).toBeLessThan(LIMIT_BYTES);
});

test('each of all methods costs little', async () => {
  const one = await compressedBytes(program('createApi', 'call(client, listFlights)'));
  const all = await compressedBytes(program('createCloudstreet', 'client.flights.list()'));
  const count = Object.keys(operations).length;
  expect((all - one) / count).toBeLessThan(OPERATION_BYTES);
});

async function compressedBytes(text: string): Promise<number> {
  const { code } = await bundle(text, 'esm');
  return gzipSync(code, { level: 9 }).length;
}

test('an operation brings no other', async () => {
  const { code } = await bundle(program('createApi', 'call(client, listFlights)'), 'esm');
  expect(code).toContain('"/flight"');
  expect(code).not.toContain('/flightdetail');
});

function program(create: string, expression: string): string {
  return `
    import { browserTokenStore, call, ${create}, signIn } from './index.ts';
    import { listFlights } from './operations.ts';
    const client = ${create}({ tokenStore: browserTokenStore() });
    globalThis.signIn = () => signIn(client, { email: 'a', password: 'b' });
    globalThis.flights = ${expression};
  `;
}

test('the client needs only what browsers, workers, Deno and Node have in common', async () => {
  const { code, inputs } = await bundle(PROGRAM, 'iife');
  expect(inputs.filter((path) => builtinModules.includes(path.replace(/^node:/, '')))).toEqual([]);
  const { AbortController, DOMException, FormData, Headers, Request, Response, URLSearchParams } =
    globalThis;
  const shared = { AbortController, DOMException, FormData, Headers, Request, Response };
  const context = vm.createContext({
    ...shared,
    URLSearchParams,
    setTimeout,
    clearTimeout,
  }) as { flights?: Promise<string[]> };
  vm.runInContext(code, context);
  expect(await context.flights).toEqual(['https://cloud.test/v1/flight?season_in=2026']);
});
