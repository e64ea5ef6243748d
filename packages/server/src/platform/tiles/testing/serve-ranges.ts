import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server of one file, with byte ranges. */
export interface RangeServer {
  readonly url: string;
  /** Ranges that were requested. */
  readonly asked: string[];
  file: Buffer;
  /** Empty to state none. */
  etag: string;
  /** Responds with a range of the file. */
  readonly respond: RequestListener;
  /** Responds instead while it is set. */
  instead: RequestListener | undefined;
}

/** Starts a server that ends with the test. */
export async function serveRanges(file: Buffer): Promise<RangeServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.range ?? 'all');
    (state.instead ?? respond)(request, response);
  }).listen(0, '127.0.0.1');
  const respond: RequestListener = (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = state.file.subarray(Number(from), Number(to) + 1);
    const version = state.etag && { etag: state.etag };
    const { length } = state.file;
    if (Number(from) >= length) {
      response.writeHead(416, { 'content-range': `bytes */${length}`, ...version }).end();
      return;
    }
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${length}`;
    response.writeHead(206, { 'content-range': range, ...version }).end(part);
  };
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/map.pmtiles?key=secret`;
  const state: RangeServer = { url, asked, file, respond, etag: '"1"', instead: undefined };
  return state;
}
