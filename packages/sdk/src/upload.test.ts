import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from './client.js';
import { duplicateFlightIds } from './duplicate-flights.js';
import { tokenResponse } from './testing/fake-server.js';
import { memoryTokenStore } from './tokens.js';
import { uploadFlight } from './upload.js';

const file = new File([new Uint8Array(300_000).fill(65)], 'day.igc');
const held = { ...((await tokenResponse('old').json()) as object), created: 0 };

/** Responses to the next requests, and the requests received. */
let responses: { status: number; body: unknown }[];
let requests: { headers: IncomingMessage['headers']; form: FormData; file: File }[];
let server: ReturnType<typeof createServer>;
let api: ReturnType<typeof createApi>;

beforeEach(async () => {
  responses = [];
  requests = [];
  server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  api = createApi({
    baseUrl: `http://127.0.0.1:${port}`,
    tokenStore: memoryTokenStore(held as never),
    now: () => 0,
    language: () => 'de',
  });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isRenewal = request.url === '/v1/auth/token';
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (isRenewal) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(await tokenResponse('new').text());
    return;
  }
  const type = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers: type }).formData();
  requests.push({ headers: request.headers, form, file: form.get('file') as File });
  const { status, body } = responses.shift() ?? { status: 201, body: [{ id: 7 }] };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

test('sends the file with the data of the flight', async () => {
  const flights = await uploadFlight(api, file, { aircraftId: 5, registration: 'D-1234' });
  expect(flights).toEqual([{ id: 7 }]);
  const [request] = requests;
  expect(request?.headers.authorization).toBe('Bearer old');
  expect(request?.headers['accept-language']).toBe('de');
  expect([request?.file.name, request?.file.size]).toEqual(['day.igc', file.size]);
  expect(request?.form.get('aircraft_id')).toBe('5');
  expect(request?.form.get('registration')).toBe('D-1234');
  expect(request?.form.has('competition_id')).toBe(false);
});

test.each([
  { why: 'bytes under a given name', part: { name: 'x.igc' }, expected: 'x.igc' },
  { why: 'bytes without a name', part: {}, expected: 'flight.igc' },
])('takes $why', async ({ part, expected }) => {
  await uploadFlight(api, new TextEncoder().encode('AXXX'), part);
  expect(requests[0]?.file.name).toBe(expected);
  expect(await requests[0]?.file.text()).toBe('AXXX');
});

test('reports the end outside browsers', async () => {
  const seen: number[] = [];
  await uploadFlight(api, file, { onProgress: (fraction) => seen.push(fraction) });
  expect(seen).toEqual([1]);
  expect(requests[0]?.file.size).toBe(file.size);
});

test('uses the own fetch of the client', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  const { port } = server.address() as AddressInfo;
  const seen: string[] = [];
  const ownApi = createApi({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: (request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
  await uploadFlight(ownApi, file, { onProgress: () => undefined });
  expect(seen).toEqual(['POST /v1/igcfile']);
  vi.unstubAllGlobals();
});

test('sends the same body again after renewing the token', async () => {
  responses = [{ status: 401, body: { detail: 'Please log in first.', code: 'UNAUTHORIZED' } }];
  await uploadFlight(api, file, { onProgress: () => undefined });
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
  expect(requests[1]?.file.size).toBe(file.size);
});

test('returns the flights of a file uploaded before', async () => {
  const body = { detail: 'Uploaded already.', code: 'DUPLICATE_FILE', flight_ids: [3, 4] };
  responses = [{ status: 409, body }];
  const error: unknown = await uploadFlight(api, file).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    status: 409,
    code: 'DUPLICATE_FILE',
    message: 'Uploaded already.',
  });
  expect(duplicateFlightIds(error)).toEqual([3, 4]);
});

test('reports why a file is refused', async () => {
  const detail = [{ loc: ['file'], type: 'NO_FIXES', msg: 'The file has no fix.' }];
  responses = [{ status: 422, body: { detail } }];
  const error: unknown = await uploadFlight(api, file).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'NO_FIXES', fields: { file: 'The file has no fix.' } });
  expect(duplicateFlightIds(error)).toEqual([]);
});

test('reports a file that changed after it was chosen', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cloudstreet-upload-'));
  const path = join(folder, 'day.igc');
  await writeFile(path, 'A');
  const chosen = await openAsBlob(path);
  await writeFile(path, 'a longer text');
  await expect(uploadFlight(api, chosen)).rejects.toMatchObject({
    status: 0,
    code: 'UNREADABLE_FILE',
  });
  expect(requests).toHaveLength(0);
  await rm(folder, { recursive: true });
});

test('can be cancelled', async () => {
  const upload = uploadFlight(api, file, { signal: AbortSignal.abort() });
  await expect(upload).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(requests).toHaveLength(0);
});

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The parts of XMLHttpRequest that an upload uses. */
  class FakeXhr extends EventTarget {
    static end: 'load' | 'error' | 'abort' = 'load';
    static status = 201;
    static text = '[{"id":7}]';
    static lengthComputable = true;
    static sent: { headers: Headers; form: FormData }[] = [];
    readonly upload = new EventTarget();
    readonly headers = new Headers();
    status = 0;
    responseText = '';
    open() {}
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    getAllResponseHeaders() {
      return 'content-type: application/json\r\nx-request-id: req-1\r\n';
    }
    setRequestHeader(name: string, value: string) {
      this.headers.append(name, value);
    }
    /** Like browsers, keeps the type of the caller, and adds one with the boundary of a form if there is none. */
    async send(body: Uint8Array<ArrayBuffer> | FormData) {
      const encoded = new Response(body);
      const type = this.headers.get('Content-Type') ?? encoded.headers.get('Content-Type') ?? '';
      this.headers.set('Content-Type', type);
      const bytes = await encoded.arrayBuffer();
      const received = new Response(bytes, { headers: { 'Content-Type': type } });
      FakeXhr.sent.push({ headers: this.headers, form: await received.formData() });
      const { lengthComputable } = FakeXhr;
      const total = lengthComputable ? bytes.byteLength : 0;
      const progress = { lengthComputable, loaded: bytes.byteLength / 2, total };
      this.upload.dispatchEvent(Object.assign(new Event('progress'), progress));
      this.status = FakeXhr.end === 'load' ? FakeXhr.status : 0;
      this.responseText = FakeXhr.text;
      if (FakeXhr.end !== 'abort') this.dispatchEvent(new Event(FakeXhr.end));
    }
  }

  beforeEach(() => {
    Object.assign(FakeXhr, { end: 'load', status: 201, text: '[{"id":7}]', sent: [] });
    FakeXhr.lengthComputable = true;
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
  });

  test('reports upload progress', async () => {
    const seen: number[] = [];
    const flights = await uploadFlight(api, file, {
      onProgress: (fraction) => seen.push(fraction),
    });
    expect(flights).toEqual([{ id: 7 }]);
    expect(seen).toEqual([0.5]);
    expect(FakeXhr.sent[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect((FakeXhr.sent[0]!.form.get('file') as File).size).toBe(file.size);
  });

  test('sends a form that is too large to be encoded in memory', async () => {
    const large = new File([new Uint8Array(33 * 1024 * 1024)], 'large.igc');
    await uploadFlight(api, large, { onProgress: () => undefined });
    const sent = FakeXhr.sent[0]?.form.get('file') as File;
    expect([sent.name, sent.size]).toEqual(['large.igc', large.size]);
  });

  test('takes a response without a body', async () => {
    Object.assign(FakeXhr, { status: 204, text: '' });
    const upload = uploadFlight(api, file, { onProgress: () => undefined });
    expect(await upload).toBeUndefined();
  });

  test('reports no progress of an unknown length', async () => {
    FakeXhr.lengthComputable = false;
    const onProgress = vi.fn<(fraction: number) => void>();
    await uploadFlight(api, file, { onProgress });
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('reports a lost connection', async () => {
    FakeXhr.end = 'error';
    const upload = uploadFlight(api, file, { onProgress: () => undefined });
    await expect(upload).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('can be cancelled during the upload', async () => {
    FakeXhr.end = 'abort';
    const controller = new AbortController();
    const onProgress = () => setTimeout(() => controller.abort());
    const upload = uploadFlight(api, file, { onProgress, signal: controller.signal });
    await expect(upload).rejects.toMatchObject({ status: 0, code: 'CANCELLED' });
  });
});

test('reports a missing server', async () => {
  server.close();
  await expect(uploadFlight(api, file)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});

test('an upload whose code for forms cannot be loaded was not sent', async () => {
  vi.doMock('./form.js', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const sent = vi.fn<typeof fetch>();
  const client = createApi({ baseUrl: 'https://cloud.test', fetch: sent });
  await expect(uploadFlight(client, new Blob(['A']))).rejects.toMatchObject({ code: 'NETWORK' });
  expect(sent).not.toHaveBeenCalled();
  vi.doUnmock('./form.js');
});
